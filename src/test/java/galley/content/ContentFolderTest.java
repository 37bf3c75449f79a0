package galley.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.diagnostic.Diagnostics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ContentFolderTest {
    @TempDir
    Path folder;

    private final Diagnostics diagnostics = new Diagnostics();

    @BeforeEach
    void oneRecordInAFolder() throws IOException {
        Files.createDirectories(folder.resolve("real/below"));
        Files.writeString(folder.resolve("real/below/a.json"), "{}");
    }

    @Test
    void aLinkThatIsNamedIsFollowedUnderItsOwnName() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("real"));
        assertEquals(List.of(link.resolve("below/a.json")), ContentFolder.records(link, diagnostics));
        assertTrue(diagnostics.isEmpty());
    }

    @Test
    void aLinkToAFolderInsideIsNotFollowedAndSaidToBe() throws IOException {
        Files.createSymbolicLink(folder.resolve("real/up"), Path.of(".."));
        Files.createSymbolicLink(folder.resolve("real/.up"), Path.of(".."));
        assertEquals(1, ContentFolder.records(folder, diagnostics).size());
        assertEquals(1, diagnostics.list().size());
        assertEquals(folder + "/real/up", diagnostics.list().get(0).place().file());
    }

    @Test
    void ofAFolderAloneWithoutThoseBelow() throws IOException {
        Path record = Files.writeString(folder.resolve("real/b.json"), "{}");
        assertEquals(List.of(record), ContentFolder.recordsDirectlyIn(folder.resolve("real")));
    }
}
