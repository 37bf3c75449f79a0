package galley.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.diagnostic.Diagnostics;
import galley.lesson.Companion;
import galley.lesson.Companion.Binding;
import galley.lesson.Companion.Word;
import galley.lesson.LessonRecord;
import galley.lesson.Section;
import galley.lesson.Value;
import galley.text.Place;
import galley.text.SourceText;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CompanionCheckTest {
    static final Place PLACE = Place.ofFile("a.examples.yaml");
    private static final String CONTENT =
            "# One\n\nA 1 MB message takes about 45 μs, of it 0.04 μs.\n\n## Two\n\nGives 50 GB/s before.\n";

    static LessonRecord record() {
        int two = CONTENT.indexOf("## Two");
        return new LessonRecord(
                SourceText.of("a.json", "{}"),
                new Value.Members(Map.of(), PLACE),
                SourceText.of("a.json", CONTENT),
                List.of(
                        new Section("section-1", "One", 0, two, PLACE),
                        new Section("section-2", "Two", two, CONTENT.length(), PLACE)),
                List.of());
    }

    static Word word(String text) {
        return new Word(text, PLACE);
    }

    static Binding binding(String model, String section, Map<String, Word> inputs) {
        return new Binding(word(model), word(section), inputs);
    }

    private static List<String> found(Companion companion) {
        Diagnostics diagnostics = new Diagnostics();
        CompanionCheck.check(companion, record(), diagnostics);
        return diagnostics.list().stream()
                .map(found -> (found.code() + ": " + found.message() + " " + found.hint())
                        .replace('\u00A0', ' ')
                        .trim())
                .toList();
    }

    private static Companion calculator(Binding binding) {
        return new Companion(List.of(), List.of(), List.of(), List.of(new Companion.Calculator(binding)), List.of());
    }

    private static Companion figure(String input, String from, String to) {
        Binding binding = binding("message-time", "One", Map.of());
        List<Word> marks = List.of(word("1 kB"));
        return new Companion(
                List.of(),
                List.of(new Companion.Figure(binding, word("c"), word(input), word(from), word(to), marks)),
                List.of(),
                List.of(),
                List.of());
    }

    private static Companion table(String input, String value, String column) {
        Binding binding = binding("message-time", "One", Map.of());
        List<Word> columns = List.of(word(column));
        return new Companion(
                List.of(new Companion.Table(binding, word("c"), word(input), List.of(word(value)), columns)),
                List.of(),
                List.of(),
                List.of(),
                List.of());
    }

    @Test
    void acceptsWhatExists() {
        assertTrue(found(Companion.NONE).isEmpty());
        assertTrue(found(calculator(binding("message-time", "section-1", Map.of("alpha", word("3 us")))))
                .isEmpty());
        assertTrue(found(figure("payload", "1 B", "1 GB")).isEmpty());
        assertTrue(found(table("payload", "64 KiB", "total")).isEmpty());
    }

    @Test
    void reportsUnknownNames() {
        assertEquals(
                List.of("COMPANION_SECTION: The lesson has no section “Three”. sections are section-1 “One”, section-2"
                        + " “Two”"),
                found(calculator(binding("message-time", "Three", Map.of()))));
        assertEquals(
                List.of("COMPANION_MODEL: There is no model “time”. there are message-time, ring-all-reduce,"
                        + " line-rate"),
                found(calculator(binding("time", "One", Map.of()))));
        assertEquals(
                List.of("COMPANION_MODEL: message-time has no input “size”. there are alpha, payload, bandwidth"),
                found(calculator(binding("message-time", "One", Map.of("size", word("1 B"))))));
        assertEquals(
                List.of("COMPANION_MODEL: message-time has no output “time”. there are total, serialization,"
                        + " startup-share, half-bandwidth-size, effective-bandwidth"),
                found(table("payload", "1 B", "time")));
        assertEquals(
                List.of("COMPANION_MODEL: message-time has no input “size”. there are alpha, payload, bandwidth"),
                found(table("size", "1 B", "total")));
    }

    @Test
    void reportsQuantitiesThatAnInputDoesNotTake() {
        assertEquals(
                List.of(
                        "COMPANION_QUANTITY: bandwidth = “400 Gb/s”: 400 Gb/s is 50 GB/s before overhead: b is bit, B is"
                                + " byte. bandwidth takes 1 MB/s to 10 TB/s"),
                found(calculator(binding("message-time", "One", Map.of("bandwidth", word("400 Gb/s"))))));
        assertEquals(
                List.of("COMPANION_QUANTITY: payload = “2 TB”: The range is 0 B to 1 TB. payload takes 0 B to 1 TB"),
                found(table("payload", "2 TB", "total")));
    }

    @Test
    void aNegativeOrInfiniteQuantityNamesItsInputAndTheRange() {
        assertEquals(
                List.of("COMPANION_QUANTITY: payload = “-5 B”: A quantity has no sign. payload takes 0 B to 1 TB"),
                found(table("payload", "-5 B", "total")));
        String infinite = found(table("payload", "Infinity B", "total")).get(0);
        assertTrue(infinite.endsWith(" payload takes 0 B to 1 TB"), infinite);
    }

    @Test
    void reportsAxesThatCannotBeDrawn() {
        assertEquals(
                List.of("COMPANION_QUANTITY: A logarithmic axis begins above zero, not at 0 B."),
                found(figure("payload", "0 B", "1 GB")));
        assertEquals(
                List.of("COMPANION_QUANTITY: The axis ends at 1 kB, which is not above its beginning at 1 MB."),
                found(figure("payload", "1 MB", "1 kB")));
    }

    @Test
    void reportsTimelinesWhosePartsDoNotAddUp() {
        assertTrue(found(timeline("1 MB", "alpha", "serialization")).isEmpty());
        assertEquals(
                List.of(
                        "COMPANION_QUANTITY: startup-share is a share and cannot be added to a time.",
                        "COMPANION_MODEL: message-time has no input or output “beta”. there are alpha, payload,"
                                + " bandwidth, total, serialization, startup-share, half-bandwidth-size,"
                                + " effective-bandwidth"),
                found(timeline("1 MB", "alpha", "startup-share", "beta")));
        assertEquals(1, found(timeline("2 s", "alpha")).size());
    }

    static Companion timeline(String value, String... parts) {
        Binding binding = binding("message-time", "One", Map.of());
        List<Word> words = Arrays.stream(parts).map(CompanionCheckTest::word).toList();
        Companion.Timeline timeline =
                new Companion.Timeline(binding, word("c"), word("payload"), List.of(word(value)), words);
        return new Companion(List.of(), List.of(), List.of(timeline), List.of(), List.of());
    }
}
