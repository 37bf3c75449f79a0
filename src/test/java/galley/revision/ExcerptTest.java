package galley.revision;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ExcerptTest {
    private static String shown(String before, String now) {
        return Excerpt.of(new WordDiff().parts(before, now), 8).stream()
                .map(TextPart::text)
                .collect(Collectors.joining("|"));
    }

    @Test
    void cutsWhatBothHaveBetweenWords() {
        assertEquals(
                " … five |six|6| seven … nine |ten|10",
                shown(
                        "one two three four five six seven eight and nine ten",
                        "one two three four five 6 seven eight and nine 10"));
    }

    @Test
    void keepsShortTextsWhole() {
        assertEquals("a |b|c| d", shown("a b d", "a c d"));
    }

    @Test
    void isEmptyWhenNothingDiffersButTheEnd() {
        assertEquals("", shown("same", "same"));
        assertEquals("same", shown("same\n\n", "same\n"));
    }

    @Test
    void neverHalvesACharacter() {
        for (int length = 0; length < 61; length++) {
            String kept = "x".repeat(length % 2) + "𝛼".repeat(length);
            String text = Excerpt.of(
                            List.of(
                                    new TextPart(TextPart.Kind.INSERTED, "a"),
                                    new TextPart(TextPart.Kind.KEPT, kept),
                                    new TextPart(TextPart.Kind.INSERTED, "b")),
                            8)
                    .get(1)
                    .text();
            assertEquals(-1, galley.text.Utf8.loneSurrogate(text), text);
        }
    }
}
