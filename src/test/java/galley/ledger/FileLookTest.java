package galley.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileLookTest {
    private static final int FILE = 0x81a4;

    private static FileLook changed(long secondsAgo, long micros) {
        long second = TimeUnit.MILLISECONDS.toSeconds(System.currentTimeMillis()) - secondsAgo;
        return new FileLook(7, FILE, 5, 0, TimeUnit.SECONDS.toMicros(second) + micros);
    }

    @Test
    void aCoarseClockSaysTooLittleForAMoment() {
        FileLook now = changed(0, 0);
        assertTrue(now.isRecent());
        assertEquals(now.nameless(), new StoredFile("x", 0, now).written().look());
        assertFalse(new StoredFile("x", 0, now).written().look().isUntouched(now));
        FileLook before = changed(60, 0);
        assertFalse(before.isRecent());
        assertEquals(before, new StoredFile("x", 0, before).written().look());
    }

    @Test
    void aFineClockTellsMore() {
        assertFalse(changed(2, 123_457).isRecent());
        FileLook now = changed(0, 1);
        assertEquals(now, new StoredFile("x", 0, now).written().look());
    }

    /** One file in a thousand was changed at a whole millisecond. */
    @Test
    void theFolderOfAFileTellsHowFineTheirClockIs() {
        FileLook aWhileAgo = changed(1, 0);
        assertTrue(aWhileAgo.isRecent());
        assertTrue(aWhileAgo.isRecent(changed(60, 2000)));
        assertFalse(aWhileAgo.isRecent(changed(60, 2001)));
        assertTrue(changed(-1, 0).isRecent(changed(60, 2001)));
    }

    @Test
    void whatIsNotThereIsKnownToBeNothing(@TempDir Path folder) throws IOException {
        assertEquals(Optional.of(new TreeMap<>()), FolderLooks.settled(folder.resolve("none")));
    }
}
