package galley.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TermsTest {
    private static final String LINE = "<span class=\"visually-hidden\">_</span>";

    @ParameterizedTest
    @CsvSource({
        "T_message, <var>T</var>|<sub>message</sub>",
        "C′_ox, <var>C</var>′|<sub>ox</sub>",
        "V_GS, <var>V</var>|<sub>GS</sub>",
        "μₙ, <var>μₙ</var>",
        "α, <var>α</var>",
        "x₁′, <var>x₁</var>′",
        "'a, b_1, c', '<var>a</var>, <var>b</var>|<sub>1</sub>, <var>c</var>'"
    })
    void aSymbolIsSetAsMathematics(String text, String html) {
        assertEquals(html.replace("|", LINE), written(text));
        assertEquals(text, Samples.visibleText(written(text)), "no character is lost or moved");
    }

    @ParameterizedTest
    @ValueSource(strings = {"8", "24", "fl", "T_", "_x", "M/B", "Bandwidth term", "a,, b", "a b", "<i>"})
    void anythingElseIsNoSymbol(String text) {
        assertFalse(Terms.isSymbols(text));
    }

    @Test
    void theTermsOfALessonAreSet() {
        String html = Samples.body(
                Samples.section("## Science and assumptions", "Symbols and units", "V\\_GS", "Gate voltage", "V"));
        assertEquals(true, html.contains("<dt class=\"term\"><var>V</var>" + LINE + "<sub>GS</sub></dt>"), html);
    }

    private static String written(String text) {
        Html out = new Html();
        Terms.write(text, out);
        return out.toString();
    }
}
