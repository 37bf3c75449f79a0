package galley.build;

import static org.junit.jupiter.api.Assertions.assertEquals;

import galley.ledger.SeenFolders;
import galley.ledger.StandingFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SiteFoldersTest {
    private static final Set<String> FOLDERS = new LinkedHashSet<>(List.of("a/", "a/b/"));

    @TempDir
    Path folder;

    /** What came to a folder right after a file of ours may not show in its time. */
    @Test
    void foldersToWhichFilesOfOthersCameAreNotKnown() throws Exception {
        Assumptions.assumeTrue(StandingFiles.areKnownIn(folder));
        Path site = folder.resolve("site");
        Files.createDirectories(site.resolve("a/b"));
        Thread.sleep(2100);
        assertEquals(Optional.of(Set.of()), unsettled(site, Set.of()));
        assertEquals(Optional.of(Set.of()), unsettled(site, Set.of("CNAME", ".git/HEAD", ".git/refs/heads/")));
        for (String path : List.of("a/mine.txt", "a/b/mine.txt", "a/mine/deep.txt", "a/b/mine/")) {
            assertEquals(Optional.empty(), unsettled(site, Set.of(path)), path);
        }
    }

    private Optional<Set<String>> unsettled(Path site, Set<String> foreign) throws IOException {
        Path cache = Files.createTempDirectory(folder, "cache");
        try (BuildLedger ledger = BuildLedger.open(Optional.of(cache))) {
            new SiteFolders(ledger, SeenFolders.of(site, FOLDERS)).takePlace(foreign);
            ledger.save(true, Optional.empty());
        }
        try (BuildLedger ledger = BuildLedger.open(Optional.of(cache))) {
            return ledger.unsettled(site, FOLDERS);
        }
    }
}
