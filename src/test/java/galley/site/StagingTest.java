package galley.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import galley.ledger.FileStore;
import galley.ledger.StandingFiles;
import galley.publication.Folder;
import galley.publication.Manifest;
import galley.text.Sha256;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StagingTest {
    @TempDir
    Path folder;

    /** Whoever begins can begin elsewhere when something cannot go; whoever has begun to write cannot. */
    @Test
    void whatIsNotPlannedGoesBeforeAnythingIsWritten() throws IOException {
        Path site = Files.createDirectories(folder.resolve("work/new"));
        for (String name : List.of("a.html", "a.html.gz", "b.html", "b.html.gz", "CNAME", Manifest.NAME)) {
            Files.writeString(site.resolve(name), name);
        }
        new Staging(StandingFiles.in(site), FileStore.none(), Sha256.of(""), true, Set.of("a.html"), Set.of());
        assertEquals(List.of("a.html", "a.html.gz", Manifest.NAME), Folder.files(site));
    }
}
