package galley.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PrintTest {
    @TempDir
    Path folder;

    private Print print(Path file) throws IOException {
        return Print.of(Print.stat(file), Files.readAllBytes(file));
    }

    @Test
    void fileOfTheSameBytesIsHeld() throws IOException {
        Path file = Files.writeString(folder.resolve("a"), "text");
        Print print = print(file);
        Files.delete(file);
        Files.writeString(file, "text");
        assertEquals(print.digest(), print.held(file).orElseThrow().digest());
    }

    @Test
    void changeIsSeenAlsoWithItsOldTimeRestored() throws IOException {
        Path file = Files.writeString(folder.resolve("a"), "text");
        FileTime time = FileTime.fromMillis(1_000_000);
        Files.setLastModifiedTime(file, time);
        Print print = print(file);
        Files.writeString(file, "test");
        Files.setLastModifiedTime(file, time);
        assertEquals(Optional.empty(), print.held(file));
    }

    @Test
    void fileThatIsGoneIsNotHeld() throws IOException {
        Path file = Files.writeString(folder.resolve("a"), "text");
        Print print = print(file);
        Files.delete(file);
        assertEquals(Optional.empty(), print.held(file));
    }

    /** Where the file system says nothing that can be trusted, or the change is recent, bytes decide. */
    @Test
    void recentFileIsKnownByItsBytes() throws IOException {
        Path file = Files.writeString(folder.resolve("a"), "text");
        assertEquals("", Print.stat(file));
        assertTrue(new Print(
                        "",
                        4,
                        Print.of("", "text".getBytes(StandardCharsets.UTF_8)).digest())
                .held(file)
                .isPresent());
        assertNotEquals(Optional.empty(), print(file).held(file));
    }
}
