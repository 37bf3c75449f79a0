package galley.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import galley.text.Sha256;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LedgerFileTest {
    private static final Sha256 ORIGIN = Sha256.of("origin");

    private record Inner(String text, boolean truth) {}

    private record Outer(List<Inner> inners, Map<String, Long> numbers, Optional<String> some, int count) {}

    private static final Outer OUTER = new Outer(
            List.of(new Inner("α𝕏", true), new Inner("", false), new Inner("α𝕏", false)),
            new TreeMap<>(Map.of("a", Long.MIN_VALUE, "b", 127L, "c", 128L, "d", Long.MAX_VALUE)),
            Optional.of("x"),
            -1);

    @TempDir
    Path folder;

    private Optional<Outer> read(Sha256 origin) {
        return new LedgerFile(folder.resolve("ledger"), origin).read(Outer.class);
    }

    private Path written() throws IOException {
        Path made = folder.resolve("made");
        new LedgerFile(made, ORIGIN).write(OUTER);
        return Files.copy(made, folder.resolve("ledger"));
    }

    @Test
    void readsWhatWasWritten() throws IOException {
        written();
        assertEquals(Optional.of(OUTER), read(ORIGIN));
    }

    @Test
    void whatWasWrittenLastIsNotReadAgain() throws IOException {
        Path file = folder.resolve("ledger");
        LedgerFile ledger = new LedgerFile(file, ORIGIN);
        ledger.write(OUTER);
        assertSame(OUTER, ledger.read(Outer.class).orElseThrow());
        Files.writeString(file, "another");
        assertEquals(Optional.empty(), ledger.read(Outer.class));
    }

    @Test
    void recordOfAnotherOriginIsNone() throws IOException {
        written();
        assertEquals(Optional.empty(), read(Sha256.of("another")));
    }

    @Test
    void anyChangedByteMakesItNone() throws IOException {
        byte[] bytes = Files.readAllBytes(written());
        for (int i = 0; i < bytes.length; i++) {
            byte[] changed = bytes.clone();
            changed[i] ^= 0x20;
            Files.write(folder.resolve("ledger"), changed);
            assertEquals(Optional.empty(), read(ORIGIN), "byte " + i);
        }
    }

    @Test
    void cutFileIsNone() throws IOException {
        byte[] bytes = Files.readAllBytes(written());
        for (int length = 0; length < bytes.length; length++) {
            Files.write(folder.resolve("ledger"), java.util.Arrays.copyOf(bytes, length));
            assertEquals(Optional.empty(), read(ORIGIN), "length " + length);
        }
    }

    @Test
    void whatIsNotPlainIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new PlainWriter().write(new Object()));
    }
}
