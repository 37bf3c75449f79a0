package galley.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class SymbolsPatternTest {
    private static final String EXPLANATION = "Both are measured at the same time.";

    @Test
    void triplesEndAtProse() {
        String body = section("V\\_GS", "Voltage", "V", "a, b, c", "Operands", "value", EXPLANATION, "x", "y", "z");

        assertEquals(2, count(body, "<dt class=\"term\">"));
        assertTrue(body.contains("<sub>GS</sub></dt>\n<dd class=\"meaning\">Voltage</dd>\n"));
        assertTrue(body.contains("</div>\n<p>" + EXPLANATION + "</p>\n<p>x</p>"));
    }

    @Test
    void triplesEndWithTheSection() {
        assertEquals(2, count(section("8", "Bits per byte", "bits/byte", "fl", "One rounding", "operation"), "<dt"));
    }

    @Test
    void triplesEndAtAssumptions() {
        String body = section("μₙ", "Mobility", "m²/(V·s)", "Assumptions None", "x", "y");

        assertEquals(1, count(body, "<dt"));
        assertTrue(body.contains("<p class=\"assumptions\">"));
    }

    @Test
    void triplesEndAtAnotherBlock() {
        assertEquals(1, count(section("a", "A length", "m", "- a list"), "<dt"));
    }

    @Test
    void aMeaningMayBeASentence() {
        assertEquals(1, count(section("a", "This one ends like a sentence.", "m"), "<dt"));
    }

    @Test
    void aMissingUnitLeavesAllPlain() {
        plain("a", "A length", "b", "A width", "m", EXPLANATION);
        plain("a", "A length", "b", "A width", EXPLANATION, "Assumptions None of these.");
        plain("a", "A length");
        plain("a");
        plain(EXPLANATION);
        plain();
    }

    private static void plain(String... paragraphs) {
        String body = section(paragraphs);

        assertFalse(body.contains("<dl"));
        assertTrue(body.startsWith("<p>Symbols and units</p>"));
    }

    private static String section(String... paragraphs) {
        return Samples.body(
                Samples.section("# T\n\n## Science and assumptions\n\n### F\n\nSymbols and units", paragraphs));
    }

    private static int count(String text, String part) {
        return text.split(part, -1).length - 1;
    }
}
