package galley.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.text.PathFolders;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KnownFoldersTest {
    private static final Set<String> FILES = Set.of("index.html", "a/b/page.html", "a/other.html");
    private static final Set<String> FOLDERS = PathFolders.of(new TreeSet<>(FILES));

    @TempDir
    Path folder;

    private Path site;

    @BeforeEach
    void makeSite() throws IOException {
        Assumptions.assumeTrue(StandingFiles.areKnownIn(folder));
        site = Files.createDirectories(folder.resolve("work/new"));
        for (String path : FILES) {
            write(path);
        }
    }

    private void write(String path) throws IOException {
        Files.createDirectories(site.resolve(path).getParent());
        Files.writeString(site.resolve(path), path);
    }

    /** What was changed a moment ago may change again and look the same; clocks that tick slowly take two seconds. */
    private static void settle() throws InterruptedException {
        Thread.sleep(2100);
    }

    private KnownFolders known() throws IOException {
        return StandingFiles.in(site).seen(FOLDERS).known();
    }

    @Test
    void foldersTellWhatCameAndWent() throws Exception {
        settle();
        KnownFolders known = known();
        assertEquals(List.of(), known.unsettled());
        assertTrue(known.areThoseOf(site, FOLDERS));
        write("mine.txt");
        Files.writeString(site.resolve("a/other.html"), "edited");
        assertTrue(known.areThoseOf(site, FOLDERS), "the root does not count, nor what files hold");
        write("a/b/mine.txt");
        assertFalse(known.areThoseOf(site, FOLDERS));
        Files.delete(site.resolve("a/b/mine.txt"));
        assertFalse(known.areThoseOf(site, FOLDERS), "it was there");
        assertFalse(known.areThoseOf(site.resolve("a"), FOLDERS));
    }

    @Test
    void foldersThatChangedAMomentAgoAreNotTrusted() throws Exception {
        assertEquals(List.copyOf(FOLDERS), known().unsettled());
        settle();
        StandingFiles standing = StandingFiles.in(site);
        Files.writeString(standing.clear("a/b/new.html"), "new");
        KnownFolders known = standing.seen(FOLDERS).known();
        assertEquals(
                List.of("a/b/"),
                known.unsettled().stream().filter(path -> !path.equals("a/")).toList());
        write("a/b/mine.txt");
        assertTrue(known.areThoseOf(site, FOLDERS), "who asks looks into it himself");
        settle();
        assertEquals(List.of(), standing.seen(FOLDERS).known().unsettled());
        assertTrue(standing.seen(FOLDERS).known().areThoseOf(site, FOLDERS));
    }
}
