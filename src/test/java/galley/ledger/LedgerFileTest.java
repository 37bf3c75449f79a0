package galley.ledger;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.text.Sha256;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.SortedMap;
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
            Files.write(folder.resolve("ledger"), Arrays.copyOf(bytes, length));
            assertEquals(Optional.empty(), read(ORIGIN), "length " + length);
        }
    }

    private record Facts(String name, SortedMap<String, String> keys) {}

    private record Ledger(SortedMap<String, Inner> inners, Optional<Facts> facts, Inner own, long count) {}

    private static Ledger ledger(int size, Random random) {
        SortedMap<String, Inner> inners = new TreeMap<>();
        SortedMap<String, String> keys = new TreeMap<>();
        for (int i = 0; i < size; i++) {
            inners.put("inner-" + i, new Inner("text " + i, i % 2 == 0));
            keys.put("key-" + i, "value " + i);
        }
        return changed(new Ledger(inners, Optional.of(new Facts("site", keys)), new Inner("own", true), 7), random);
    }

    /** The same with a few things put, removed or made anew. */
    private static Ledger changed(Ledger before, Random random) {
        SortedMap<String, Inner> inners = new TreeMap<>(before.inners());
        Map<String, String> keys = new HashMap<>(before.facts().map(Facts::keys).orElseGet(TreeMap::new));
        for (int i = random.nextInt(4); i > 0; i--) {
            inners.put("inner-" + random.nextInt(200), new Inner("new " + random.nextInt(), true));
            keys.remove("key-" + random.nextInt(200));
            keys.put("key-" + random.nextInt(200), "value " + random.nextInt());
            inners.remove("inner-" + random.nextInt(200));
        }
        Optional<Facts> facts = random.nextInt(6) == 0
                ? Optional.empty()
                : Optional.of(new Facts("site " + random.nextInt(2), new TreeMap<>(keys)));
        return new Ledger(inners, facts, new Inner("own", random.nextBoolean()), random.nextInt(3));
    }

    /** What another program finds in the file, which is copied as it would know this one. */
    private Optional<Ledger> found(Path file) throws IOException {
        Path copy = Files.copy(file, folder.resolve("copy"), StandardCopyOption.REPLACE_EXISTING);
        Files.setLastModifiedTime(copy, FileTime.fromMillis(copies++));
        return new LedgerFile(copy, ORIGIN).read(Ledger.class);
    }

    private long copies;

    @Test
    void changesArePutBehindTheRecord() throws IOException {
        Random random = new Random(3);
        Path file = folder.resolve("changing");
        Ledger ledger = ledger(150, random);
        int longer = 0;
        for (int round = 0; round < 200; round++) {
            long before = round == 0 ? 0 : Files.size(file);
            new LedgerFile(file, ORIGIN).write(ledger);
            longer += before > 0 && Files.size(file) > before ? 1 : 0;
            assertEquals(Optional.of(ledger), found(file), "round " + round);
            ledger = changed(ledger, random);
        }
        assertTrue(
                longer > 100 && longer < 199,
                "most changes are put behind, and the file does not grow for ever: " + longer);
    }

    @Test
    void aChangeThatIsNotWholeIsAsIfItHadNotBeen() throws IOException {
        Random random = new Random(5);
        Path file = folder.resolve("changing");
        Ledger first = ledger(100, random);
        new LedgerFile(file, ORIGIN).write(first);
        long whole = Files.size(file);
        Ledger second = changed(first, random);
        new LedgerFile(file, ORIGIN).write(second);
        byte[] bytes = Files.readAllBytes(file);
        assertTrue(bytes.length > whole && bytes.length < 2 * whole, "only the change was written");
        for (int length = (int) whole; length < bytes.length; length++) {
            Files.write(file, Arrays.copyOf(bytes, length));
            assertEquals(Optional.of(first), found(file), "length " + length);
            byte[] wrong = bytes.clone();
            wrong[length] ^= 1;
            Files.write(file, wrong);
            assertEquals(Optional.of(first), found(file), "byte " + length);
        }
        for (int zeros : new int[] {1, 12, 13, 100}) {
            Files.write(file, Arrays.copyOf(Arrays.copyOf(bytes, (int) whole), (int) whole + zeros));
            assertEquals(Optional.of(first), found(file), zeros + " zeros");
        }
        // The next change takes the place of what is not whole.
        Files.write(file, Arrays.copyOf(bytes, bytes.length - 1));
        LedgerFile again = new LedgerFile(file, ORIGIN);
        assertEquals(Optional.of(first), again.read(Ledger.class));
        again.write(second);
        assertEquals(Optional.of(second), found(file));
        assertArrayEquals(bytes, Files.readAllBytes(file));
    }

    @Test
    void whatIsNotPlainIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new PlainWriter().write(new Object()));
    }

    private record Shelf(SortedMap<String, Later<Inner>> inners, Later<List<Later<String>>> texts) {}

    @Test
    void whatIsReadLaterIsTheSame() throws IOException {
        Shelf shelf = new Shelf(
                new TreeMap<>(Map.of("a", Later.of(new Inner("α", true)), "b", Later.of(new Inner("b", false)))),
                Later.of(List.of(Later.of("x"), Later.of("α"))));
        new LedgerFile(folder.resolve("made"), ORIGIN).write(shelf);
        Path copy = Files.copy(folder.resolve("made"), folder.resolve("copy"));
        LedgerFile file = new LedgerFile(copy, ORIGIN);
        Shelf read = file.read(Shelf.class).orElseThrow();
        assertEquals(new Inner("b", false), read.inners().get("b").get());
        SortedMap<String, Later<Inner>> inners = new TreeMap<>(read.inners());
        inners.put("b", Later.of(new Inner("c", false)));
        Shelf changed = new Shelf(inners, read.texts());
        file.write(changed);
        Path other = Files.copy(copy, folder.resolve("other"));
        assertEquals(Optional.of(changed), new LedgerFile(other, ORIGIN).read(Shelf.class));
        assertEquals(
                List.of("x", "α"), read.texts().get().stream().map(Later::get).toList());
    }
}
