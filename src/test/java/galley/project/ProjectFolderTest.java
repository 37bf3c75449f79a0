package galley.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.diagnostic.Diagnostics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProjectFolderTest {
    private static final byte[] X = {'x'};

    @TempDir
    Path folder;

    @Test
    void writesANewFolderWithTheOnesAroundIt() throws IOException {
        ProjectFolder.write(folder.resolve("a/b"), files("c/d", "e"));
        assertEquals(List.of("a", "a/b", "a/b/c", "a/b/c/d", "a/b/e"), tree());
    }

    @Test
    void anEmptyFolderStaysTheSameFolder() throws IOException {
        Path there = Files.createDirectories(folder.resolve("a/.git")).getParent();
        Object key = Files.readAttributes(there, "fileKey").get("fileKey");
        assertTrue(ProjectFolder.isFree(there, new Diagnostics()));
        ProjectFolder.write(there, files("c/d"));
        assertEquals(List.of("a", "a/.git", "a/c", "a/c/d"), tree());
        assertEquals(key, Files.readAttributes(there, "fileKey").get("fileKey"));
    }

    @Test
    void whatCannotBeWrittenWholeIsNotWrittenAtAll() {
        assertThrows(IOException.class, () -> ProjectFolder.write(folder.resolve("new"), files("a", "a/b")));
        assertEquals(List.of(), tree());
    }

    @Test
    void inAnEmptyFolderTooNothingIsLeft() throws IOException {
        Path there = Files.createDirectory(folder.resolve("a"));
        assertThrows(IOException.class, () -> ProjectFolder.write(there, files("a", "a/b")));
        assertEquals(List.of("a"), tree());
    }

    @Test
    void refusesWhatIsThere() throws IOException {
        Files.writeString(folder.resolve("file"), "x");
        assertRefused(folder, "Expected a folder that is new or empty, but this one has file;");
        assertRefused(folder.resolve("file"), "Expected a folder that is new or empty, but this is a file;");
        Files.createSymbolicLink(folder.resolve("link"), Path.of("nowhere"));
        assertRefused(folder.resolve("link"), "Expected a folder that is new or empty, but this is a file;");
    }

    private static void assertRefused(Path folder, String message) throws IOException {
        Diagnostics diagnostics = new Diagnostics();
        assertFalse(ProjectFolder.isFree(folder, diagnostics));
        assertTrue(
                diagnostics.list().get(0).message().startsWith(message),
                diagnostics.list().toString());
    }

    private static SortedMap<String, byte[]> files(String... names) {
        SortedMap<String, byte[]> files = new TreeMap<>();
        for (String name : names) {
            files.put(name, X);
        }
        return files;
    }

    private List<String> tree() {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(path -> !path.equals(folder))
                    .map(path -> folder.relativize(path).toString())
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
