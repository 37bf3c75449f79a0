package galley.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FormulaPatternTest {
    private static final String SCIENCE = "# T\n\n## Science and assumptions\n\n### F\n\n$$x$$\n\n";

    @Test
    void theParagraphBehindAFormulaReadsIt() {
        String body = Samples.body(SCIENCE + "It is x.\n\nMore.\n");

        assertTrue(body.endsWith("<figcaption class=\"reading\">It is x.</figcaption>\n</figure>\n<p>More.</p>\n"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Symbols and units", "Assumptions No wind.", "- It is x.", ""})
    void otherBlocksDoNot(String next) {
        String body = Samples.body(SCIENCE + next + "\n");

        assertTrue(body.startsWith("<figure class=\"formula\">"));
        assertFalse(body.contains("figcaption"));
    }

    @Test
    void outsideTheScienceNobodyKnowsWhatFollows() {
        assertEquals(0, Samples.html("# T\n\n$$x$$\n\nwhere it is.\n").split("figcaption", -1).length - 1);
    }
}
