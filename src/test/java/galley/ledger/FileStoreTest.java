package galley.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.text.Sha256;
import galley.text.Utf8;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
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
    private Path site;
    private Path target;
    private FileStore first;

    @BeforeEach
    void keepOne() throws IOException {
        made = Files.writeString(folder.resolve("made"), "made");
        site = Files.createDirectories(folder.resolve("work/new"));
        target = site.resolve("a/page.html");
        first = FileStore.in(folder.resolve("store"), new TreeMap<>());
        first.keep(KEY, Utf8.encode("made"), BYTES, made);
    }

    private Optional<Sha256> take(FileStore store) throws IOException {
        return store.take(KEY, StandingFiles.in(site), "a/page.html");
    }

    /** The store of the build after one that put the file into the site. */
    private FileStore afterTaking(FileStore store) throws IOException {
        assertEquals(Optional.of(BYTES), take(store));
        return FileStore.in(folder.resolve("store"), store.used());
    }

    private FileStore next() {
        return FileStore.in(folder.resolve("store"), first.used());
    }

    @Test
    void fileIsTakenByItsKey() throws IOException {
        assertEquals(Optional.of(BYTES), take(next()));
        assertEquals("made", Files.readString(target));
        assertEquals(Optional.empty(), next().take(Sha256.of("other"), StandingFiles.in(site), "other"));
    }

    @Test
    void fileThatSomebodyWroteToIsNotTaken() throws IOException {
        Files.writeString(made, "edited in the site");
        assertEquals(Optional.empty(), take(next()));
        assertFalse(Files.exists(target));
    }

    @Test
    void fileThatGotItsOldTimeBackIsNotTaken() throws IOException {
        FileStore next = next();
        FileTime time = Files.getLastModifiedTime(made);
        Files.writeString(made, "MADE");
        Files.setLastModifiedTime(made, time);
        assertEquals(Optional.empty(), take(next));
    }

    /** With another mask than the build before, a site is made for other readers. */
    @Test
    void fileForOtherReadersThanNewFilesIsNotTaken() throws IOException {
        Assumptions.assumeTrue(Files.getFileStore(made).supportsFileAttributeView("posix"));
        FileStore next = next();
        for (Path path = site; !path.equals(folder); path = path.getParent()) {
            Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rwx------"));
        }
        assertEquals(Optional.empty(), take(next));
        assertFalse(Files.exists(target));
    }

    @Test
    void fileThatOthersMayNoLongerReadIsNotTaken() throws IOException {
        Assumptions.assumeTrue(Files.getFileStore(made).supportsFileAttributeView("posix"));
        FileStore next = next();
        Files.setPosixFilePermissions(made, PosixFilePermissions.fromString("r--------"));
        assertEquals(Optional.empty(), take(next));
    }

    @Test
    void fileThatWasOnlyTouchedIsTaken() throws IOException {
        FileStore next = next();
        Files.setLastModifiedTime(made, FileTime.fromMillis(1));
        Files.createLink(folder.resolve("another name"), made);
        assertEquals(Optional.of(BYTES), take(next));
    }

    /** All names of files in a site go with it; a file that stands where it is wanted is held against its sum there. */
    @Test
    void fileThatLostNamesStaysUnlessSomebodyWroteToIt() throws IOException {
        FileStore next = afterTaking(next());
        Files.delete(made);
        assertEquals(Optional.of(BYTES), take(next));
        assertTrue(next.looksNew() && !next.hasNamed());
        FileStore last = FileStore.in(folder.resolve("store"), next.used());
        FileTime time = Files.getLastModifiedTime(target);
        Files.writeString(target, "MADE");
        Files.setLastModifiedTime(target, time);
        assertEquals(Optional.empty(), take(last));
    }

    /** Such a time may be one of a coarse clock, and says little; which file it is is known all the same. */
    @Test
    void fileOfAWholeMillisecondThatGetsAnotherNameIsRemembered() throws IOException {
        FileStore next = afterTaking(next());
        Path name = folder.resolve("name");
        for (int tries = 0; tries < 100_000; tries++) {
            Files.createLink(name, target);
            Files.delete(name);
            if (FileLook.of(target).changed() % 1000 == 0) {
                assertEquals(Optional.of(BYTES), take(next));
                next.renameAll();
                assertEquals(Set.of(KEY.hex()), next.used().keySet());
                return;
            }
        }
        Assumptions.abort("the clock never stood at a whole millisecond");
    }

    @Test
    void oneFileMayStayAtOnePathAndComeToAnother() throws IOException {
        FileStore next = afterTaking(next());
        StandingFiles standing = StandingFiles.in(site);
        assertEquals(Optional.of(BYTES), next.take(KEY, standing, "a/page.html"));
        assertEquals(Optional.of(BYTES), next.take(KEY, standing, "b/page.html"));
        assertEquals(Set.of(KEY.hex()), next.used().keySet());
        assertEquals(Optional.of(BYTES), take(FileStore.in(folder.resolve("store"), next.used())));
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
        assertEquals(Optional.empty(), take(next));
        assertEquals("mine", Files.readString(other));
        assertTrue(Files.isDirectory(inTheWay));
    }

    @Test
    void fileThatIsGoneIsNotTaken() throws IOException {
        Files.delete(folder.resolve("store").resolve(KEY.prefix(2)).resolve(KEY.hex()));
        assertEquals(Optional.empty(), take(next()));
    }

    @Test
    void whatStandsThereGivesWay() throws IOException {
        Files.createDirectories(target.getParent());
        Files.writeString(target, "in the way");
        Path otherName = Files.createLink(folder.resolve("backup"), target);
        assertEquals(Optional.of(BYTES), take(next()));
        assertEquals("made", Files.readString(target));
        assertEquals("in the way", Files.readString(otherName), "other names of a file keep its bytes");
    }

    @Test
    void fileThatStandsThereIsNotTouched() throws IOException {
        FileStore second = next();
        FileStore third = afterTaking(second);
        FileLook before = FileLook.of(target);
        assertEquals(Optional.of(BYTES), take(third));
        assertEquals(before, FileLook.of(target));
        assertEquals(second.used(), third.used());
    }

    @Test
    void fileThatStandsThereStaysWhenAnotherNameOfItIsLost() throws IOException {
        FileStore third = afterTaking(next());
        Files.delete(made);
        FileLook before = FileLook.of(target);
        assertEquals(Optional.of(BYTES), take(third));
        assertEquals(before, FileLook.of(target));
        assertEquals(before, third.used().get(KEY.hex()).look());
    }

    @Test
    void fileThatStandsThereAndWasWrittenToIsReplaced() throws IOException {
        FileStore third = afterTaking(next());
        Files.delete(target);
        Files.writeString(target, "MADE");
        assertEquals(Optional.of(BYTES), take(third));
        assertEquals("made", Files.readString(target));
    }

    @Test
    void whatIsNotUsedIsDeleted() throws IOException {
        FileStore unused = next();
        unused.prune();
        assertEquals(Map.of(), unused.used());
        assertEquals(Optional.empty(), take(next()));
        assertEquals("made", Files.readString(made));
    }
}
