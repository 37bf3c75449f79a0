package galley.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.text.Sha256;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileStoreTest {
    private static final Sha256 KEY = Sha256.of("key");
    private static final Sha256 BYTES = Sha256.of("made");

    @TempDir
    Path folder;

    private Path made;
    private Path target;
    private FileStore first;

    @BeforeEach
    void keepOne() throws IOException {
        made = Files.writeString(folder.resolve("made"), "made");
        target = folder.resolve("new/page.html");
        first = FileStore.in(folder.resolve("store"), Map.of());
        first.keep(KEY, BYTES, made);
    }

    private FileStore next() {
        return FileStore.in(folder.resolve("store"), first.used());
    }

    @Test
    void fileIsTakenByItsKey() throws IOException {
        assertEquals(Optional.of(BYTES), next().take(KEY, target));
        assertEquals("made", Files.readString(target));
        assertEquals(Optional.empty(), next().take(Sha256.of("other"), folder.resolve("other")));
    }

    @Test
    void fileThatSomebodyWroteToIsNotTaken() throws IOException {
        Files.writeString(made, "edited in the site");
        assertEquals(Optional.empty(), next().take(KEY, target));
        assertFalse(Files.exists(target));
    }

    @Test
    void fileThatGotItsOldTimeBackIsNotTaken() throws IOException {
        FileStore next = next();
        FileTime time = Files.getLastModifiedTime(made);
        Files.writeString(made, "MADE");
        Files.setLastModifiedTime(made, time);
        assertEquals(Optional.empty(), next.take(KEY, target));
    }

    @Test
    void fileThatOthersMayNoLongerReadIsNotTaken() throws IOException {
        Assumptions.assumeTrue(Files.getFileStore(made).supportsFileAttributeView("posix"));
        FileStore next = next();
        Files.setPosixFilePermissions(made, PosixFilePermissions.fromString("r--------"));
        assertEquals(Optional.empty(), next.take(KEY, target));
    }

    @Test
    void fileThatWasOnlyTouchedIsTaken() throws IOException {
        FileStore next = next();
        Files.setLastModifiedTime(made, FileTime.fromMillis(1));
        Files.createLink(folder.resolve("another name"), made);
        assertEquals(Optional.of(BYTES), next.take(KEY, target));
    }

    @Test
    void fileThatSomebodyWroteToDuringTheBuildIsForgotten() throws IOException {
        Files.writeString(made, "edited in the site");
        assertEquals(Map.of(), first.used());
    }

    @Test
    void onlyFilesOfAStoreAreCleared() throws IOException {
        Path other = Files.writeString(folder.resolve("store/mine"), "mine");
        Path inTheWay = folder.resolve("store/ab/ab" + "0".repeat(62));
        Files.createDirectories(inTheWay);
        FileStore next = next();
        FileStore.clear(folder.resolve("store"));
        assertEquals(Optional.empty(), next.take(KEY, target));
        assertEquals("mine", Files.readString(other));
        assertTrue(Files.isDirectory(inTheWay));
    }

    @Test
    void fileThatIsGoneIsNotTaken() throws IOException {
        Files.delete(folder.resolve("store").resolve(KEY.prefix(2)).resolve(KEY.hex()));
        assertEquals(Optional.empty(), next().take(KEY, target));
    }

    @Test
    void nothingIsTakenWhereAFileStands() throws IOException {
        Files.createDirectories(target.getParent());
        Files.writeString(target, "in the way");
        assertEquals(Optional.empty(), next().take(KEY, target));
        assertEquals("in the way", Files.readString(target));
    }

    @Test
    void whatIsNotUsedIsDeleted() throws IOException {
        FileStore unused = next();
        unused.prune();
        assertEquals(Map.of(), unused.used());
        assertEquals(Optional.empty(), next().take(KEY, target));
        assertEquals("made", Files.readString(made));
    }
}
