package galley.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StandingFilesTest {
    @TempDir
    Path folder;

    private Path site;

    @BeforeEach
    void makeSite() throws IOException {
        Assumptions.assumeTrue(StandingFiles.areKnownIn(folder));
        site = Files.createDirectories(folder.resolve("work/new"));
        write("index.html");
        write("a/b/page.html");
        write("a/other.html");
    }

    private void write(String path) throws IOException {
        Files.createDirectories(site.resolve(path).getParent());
        Files.writeString(site.resolve(path), path);
    }

    private List<String> left() throws IOException {
        try (Stream<Path> all = Files.walk(site)) {
            return all.skip(1)
                    .map(path -> site.relativize(path).toString())
                    .sorted()
                    .toList();
        }
    }

    private StandingFiles keepOnly(String... wanted) throws IOException {
        StandingFiles standing = StandingFiles.in(site);
        standing.keepOnly(Set.of(wanted));
        return standing;
    }

    @Test
    void whatIsWantedStays() throws IOException {
        keepOnly("index.html", "a/other.html");
        assertEquals(List.of("a", "a/other.html", "index.html"), left());
    }

    @Test
    void foldersInWhichNothingLiesGo() throws IOException {
        Files.createDirectories(site.resolve("c/d/e"));
        keepOnly("index.html");
        assertEquals(List.of("index.html"), left());
    }

    @Test
    void whatIsNoPlainFileGoesAndWhatItLeadsToStays() throws IOException {
        Path outside = Files.createDirectories(folder.resolve("outside"));
        Files.writeString(outside.resolve("page.html"), "mine");
        Files.delete(site.resolve("index.html"));
        Files.createSymbolicLink(site.resolve("index.html"), outside.resolve("page.html"));
        Files.createSymbolicLink(site.resolve("c"), outside);
        keepOnly("index.html", "c/page.html");
        assertEquals(List.of(), left());
        assertTrue(Files.exists(outside.resolve("page.html")));
    }

    @Test
    void folderThatOthersMayNotUseIsNotUsed() throws IOException {
        Files.setPosixFilePermissions(site.resolve("a"), PosixFilePermissions.fromString("rwx------"));
        assertThrows(IOException.class, () -> StandingFiles.in(site));
    }

    @Test
    void roomIsMadeForAFile() throws IOException {
        StandingFiles standing = keepOnly("index.html", "a/other.html");
        Files.writeString(standing.clear("new/deep/page.html"), "new");
        Files.writeString(standing.clear("index.html"), "new");
        assertEquals("new", Files.readString(site.resolve("new/deep/page.html")));
        assertEquals("new", Files.readString(site.resolve("index.html")));
    }

    /** Whatever is written over a file that stands there is written into its other names as well. */
    @Test
    void whatCannotGoStandsThereStill() throws IOException {
        StandingFiles standing = keepOnly("index.html");
        Files.delete(site.resolve("index.html"));
        Files.createDirectories(site.resolve("index.html/full"));
        assertThrows(IOException.class, () -> standing.clear("index.html"));
        assertThrows(IOException.class, () -> standing.clear("index.html"));
    }

    @Test
    void fileGivesWayToAFolderAndAFolderToAFile() throws IOException {
        StandingFiles standing = keepOnly("index.html/page.html", "a");
        Files.writeString(standing.clear("index.html/page.html"), "new");
        Files.writeString(standing.clear("a"), "new");
        assertEquals(List.of("a", "index.html", "index.html/page.html"), left());
        assertFalse(Files.isDirectory(site.resolve("a"), LinkOption.NOFOLLOW_LINKS));
    }
}
