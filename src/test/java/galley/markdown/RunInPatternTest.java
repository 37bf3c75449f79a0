package galley.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RunInPatternTest {

    @Test
    void theLabelIsToldFromTheTextByMarkupOnly() {
        assertEquals(
                "<p class=\"objective\"><strong class=\"label\">Learning objective</strong>Tell <em>why</em>.</p>\n",
                Samples.body("# T\n\nLearning objectiveTell *why*.\n"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A pump.",
                "No refill.",
                "n is positive.",
                "α is constant.",
                "nMOS only.",
                "0 ≤ V.",
                "*All* of it."
            })
    void assumptionsBeginWithWhatIsAssumed(String text) {
        assertTrue(assumptions("Assumptions " + text).startsWith("<p class=\"assumptions\">"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Assumptions are made.",
                "Assumptions a reader makes.",
                "Assumptions",
                "Assumptions' place",
                "Assumptionsare",
                "Our assumptions A",
                "*Assumptions* A"
            })
    void otherParagraphsStayPlain(String paragraph) {
        assertTrue(assumptions(paragraph).startsWith("<p>"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Learning objectiveμ-kernels.", "Learning objective: tell.", "Learning objective“Why?”"})
    void theTextMayStandDirectlyBehindTheLabel(String paragraph) {
        assertTrue(Samples.body("# T\n\n" + paragraph + "\n").startsWith("<p class=\"objective\">"));
    }

    @Test
    void otherSectionsHaveNoSuchLabels() {
        assertFalse(Samples.html("# T\n\n## Notes\n\nAssumptions A pump.\n").contains("assumptions"));
        assertFalse(Samples.html("# T\n\n## Notes\n\nLearning objectiveTell.\n").contains("objective\""));
        assertFalse(Samples.html("# T\n\nx\n\nLearning objectives are many.\n").contains("objective\""));
    }

    private static String assumptions(String paragraph) {
        return Samples.body("# T\n\n## Science and assumptions\n\n" + paragraph + "\n");
    }
}
