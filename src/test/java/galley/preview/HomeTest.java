package galley.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.build.BuildOptions;
import galley.publication.Folder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HomeTest {
    @TempDir
    Path folder;

    private Path project;

    @BeforeEach
    void make() throws IOException {
        project = Files.createDirectories(folder.resolve("project"));
    }

    private BuildOptions options(Path site) {
        return new BuildOptions(
                project.resolve("content"),
                project.resolve("templates"),
                project.resolve("assets"),
                site,
                Optional.empty(),
                1,
                Optional.of(project.resolve(".galley")),
                false);
    }

    @Test
    void thePreviewStaysWhereItIs() throws IOException {
        try (Home home = Home.of(this::options)) {
            Path site = home.options().output();
            assertTrue(site.startsWith(project.resolve(".galley")), site.toString());
            assertEquals(site, home.options().output());
        }
        assertEquals(0, Folder.files(project).size());
    }

    @Test
    void whatIsRememberedMayGo() throws IOException {
        try (Home home = Home.of(this::options)) {
            Path first = home.options().output();
            Folder.delete(project.resolve(".galley"));
            BuildOptions now = home.options();
            assertTrue(now.output().startsWith(project.resolve(".galley"))
                    && !now.output().equals(first));
            assertEquals(Optional.of(project.resolve(".galley")), now.cache());
        }
    }

    /** Whoever empties a folder wants to keep it. */
    @Test
    void foldersThatWereThereBeforeStay() throws IOException {
        Path cache = project.resolve(".galley");
        try (Home home = Home.of(this::options)) {
            Folder.delete(home.options().output().getParent());
            assertEquals(0, Folder.files(project).size());
            BuildOptions now = home.options();
            assertTrue(now.output().startsWith(cache), now.output().toString());
            assertEquals(Optional.of(cache), now.cache());
            Folder.delete(now.output().getParent());
        }
        assertTrue(Files.isDirectory(cache));
    }

    @Test
    void aProjectThatIsGoneIsNotMadeAgain() throws IOException {
        Path moved = folder.resolve("moved");
        Path site;
        try (Home home = Home.of(this::options)) {
            Path mistaken = Files.createDirectories(home.options().output());
            Files.move(project, moved);
            // As a build does that runs when the project is moved.
            Files.createDirectories(mistaken);
            BuildOptions gone = home.options();
            site = gone.output();
            assertEquals(Optional.empty(), gone.cache());
            assertTrue(Files.isDirectory(site.getParent()));
            assertFalse(Files.exists(project));

            Files.move(moved, project);
            BuildOptions back = home.options();
            assertEquals(site, back.output());
            assertEquals(Optional.of(project.resolve(".galley")), back.cache());
        }
        assertFalse(Files.exists(site.getParent()));
    }

    @Test
    void nothingIsBuiltOnceThePreviewIsOver() throws IOException {
        Home home = Home.of(this::options);
        home.close();
        assertThrows(IOException.class, home::options);
    }
}
