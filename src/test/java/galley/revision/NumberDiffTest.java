package galley.revision;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class NumberDiffTest {
    private static List<String> found(String before, String now) {
        return Lessons.changes("# A\n\n" + before, "# A\n\n" + now).numbers().stream()
                .map(change -> change.before().orElse("none") + " → "
                        + change.now().orElse("none") + (change.sameValue() ? " (same)" : ""))
                .toList();
    }

    @Test
    void pairsWhatStandsInOnePlace() {
        assertEquals(List.of("45 μs → 46 μs"), found("about 45 μs total", "about 46 μs total"));
        assertEquals(List.of("45 μs → 45 ms"), found("about 45 μs total", "about 45 ms total"));
        assertEquals(List.of("0.04 → 0.05", "3 → 4"), found("x 0.04 and y 3.", "x 0.05 and y 4."));
        assertEquals(List.of("50% → 60%"), found("up to 50%", "up to 60%"));
        assertEquals(List.of("2026-10-07 → 2026-11-01"), found("since 2026-10-07", "since 2026-11-01"));
        assertEquals(List.of("-5 → 5"), found("at -5 degrees", "at 5 degrees"));
    }

    @Test
    void aNumberWhoseUnitComesOrGoesDiffers() {
        assertEquals(List.of("45 → 45 μs"), found("about 45 apples", "about 45 μs"));
    }

    @Test
    void anotherWayToWriteAQuantityIsTheSameValue() {
        assertEquals(List.of("1 MB → 1000 kB (same)"), found("a 1 MB message", "a 1000 kB message"));
        assertEquals(List.of("5 μs → 5 us (same)"), found("takes 5 μs", "takes 5 us"));
    }

    @Test
    void quantitiesOfOneKindArePaired() {
        assertEquals(
                List.of("5 μs → 6 μs", "1 MB → 2 MB"), found("needs 5 μs for 1 MB now", "sends 2 MB within 6 μs here"));
    }

    @Test
    void numbersComeAndGo() {
        assertEquals(List.of("none → 7"), found("some words", "some 7 words"));
        assertEquals(List.of("7 → none"), found("some 7 words", "some words"));
    }

    @Test
    void whatIsNoNumberOfTheTextIsPassedOver() {
        assertEquals(List.of(), found("the H100 part", "the H200 part"));
        assertEquals(List.of(), found("[a](https://x.example/1) b", "[a](https://x.example/2) b"));
        assertEquals(List.of(), found("1. one\n2. two\n", "1. one\n2. new\n3. two\n"));
    }
}
