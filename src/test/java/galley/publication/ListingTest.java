package galley.publication;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is known is passed over, and nothing else is. */
class ListingTest {
    private static final Set<String> KNOWN = Set.of("a/", "a/b/", "a/c/", "d/");

    @TempDir
    Path root;

    @BeforeEach
    void fill() throws IOException {
        for (String path : List.of("1", "a/2", "a/b/3", "a/c/4", "a/e/5", "a/c/e/6", "d/7", "e/f/8")) {
            Files.createDirectories(root.resolve(path).getParent());
            Files.writeString(root.resolve(path), path);
        }
    }

    private List<String> listed(String... within) throws IOException {
        return Listing.of(root, KNOWN, Set.of(within)).files().stream()
                .map(Listing.Entry::name)
                .toList();
    }

    @Test
    void unknownFoldersAreWalkedAndKnownOnesWhereTheyAreNamed() throws IOException {
        assertEquals(List.of("1", "e/f/8"), listed());
        assertEquals(List.of("1", "a/2", "a/e/5", "e/f/8"), listed("a/"));
        assertEquals(List.of("1", "a/c/4", "a/c/e/6", "e/f/8"), listed("a/c/"));
        assertEquals(List.of("1", "a/2", "a/c/4", "a/c/e/6", "a/e/5", "d/7", "e/f/8"), listed("a/c/", "a/", "d/"));
        assertEquals(8, Listing.of(root).files().size());
    }

    @Test
    void whatTookThePlaceOfANamedFolderShows() throws IOException {
        Folder.delete(root.resolve("a/b"));
        Files.writeString(root.resolve("a/b"), "a file");
        assertEquals(List.of("1", "a/2", "a/b", "a/e/5", "e/f/8"), listed("a/", "a/b/"));
        Files.delete(root.resolve("a/b"));
        assertEquals(List.of("1", "a/2", "a/e/5", "e/f/8"), listed("a/", "a/b/"));
        Files.createSymbolicLink(root.resolve("a/b"), root.resolve("d"));
        assertEquals(List.of("1", "a/2", "a/b", "a/e/5", "e/f/8"), listed("a/", "a/b/"));
    }

    @Test
    void nothingIsLookedIntoBehindALink() throws IOException {
        Files.move(root.resolve("a"), root.resolve("moved"));
        Files.createSymbolicLink(root.resolve("a"), root.resolve("moved"));
        List<String> listed = listed("a/", "a/c/");
        assertEquals(
                List.of("1", "a", "e/f/8"),
                listed.stream().filter(name -> !name.startsWith("moved")).toList());
    }
}
