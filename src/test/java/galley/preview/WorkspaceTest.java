package galley.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WorkspaceTest {
    @TempDir
    Path parent;

    @Test
    void theFolderGoesWithThePreview() throws IOException {
        try (Workspace workspace = Workspace.create(parent)) {
            Files.createDirectories(workspace.site().resolve("a/b"));
            Files.writeString(workspace.site().resolve("a/b/c"), "x");
        }
        assertEquals(List.of(), all());
    }

    @Test
    void aPreviewLivesAmongWhatIsRemembered() throws IOException {
        try (Workspace workspace = Workspace.in(parent.resolve("cache"))) {
            assertTrue(workspace.site().startsWith(parent.resolve("cache")));
        }
    }

    @Test
    void whereNothingCanBeRememberedItIsATemporaryFolder() throws IOException {
        Path file = Files.createFile(parent.resolve("cache"));
        try (Workspace workspace = Workspace.in(file)) {
            assertTrue(Files.exists(workspace.site().getParent()));
        }
    }

    @Test
    void whatAKilledPreviewLeftIsDeleted() throws IOException {
        Path left = Files.createDirectories(parent.resolve("galley-preview-1"));
        Files.createDirectories(left.resolve("site"));
        Files.writeString(left.resolve("site/index.html"), "x");
        Files.createFile(left.resolve("lock"));
        try (Workspace workspace = Workspace.create(parent)) {
            assertFalse(Files.exists(left));
            assertTrue(Files.exists(workspace.site().getParent()));
        }
    }

    @Test
    void aPreviewAtWorkIsLeftAlone() throws IOException {
        try (Workspace one = Workspace.create(parent);
                Workspace other = Workspace.create(parent)) {
            assertTrue(Files.exists(one.site().getParent()));
            assertTrue(Files.exists(other.site().getParent()));
        }
        assertEquals(List.of(), all());
    }

    @Test
    void whatIsNoPreviewsIsLeftAlone() throws IOException {
        Path elsewhere = Files.createDirectories(parent.resolve("elsewhere"));
        Files.createFile(elsewhere.resolve("lock"));
        Path link = Files.createSymbolicLink(parent.resolve("galley-preview-2"), elsewhere);
        Path without = Files.createDirectories(parent.resolve("galley-preview-3"));
        Path file = Files.createFile(parent.resolve("galley-preview-4"));
        Workspace.create(parent).close();
        for (Path kept : List.of(link, elsewhere.resolve("lock"), without, file)) {
            assertTrue(Files.exists(kept), kept.toString());
        }
    }

    private List<Path> all() throws IOException {
        try (var files = Files.list(parent)) {
            return files.toList();
        }
    }
}
