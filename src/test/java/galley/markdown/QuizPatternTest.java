package galley.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class QuizPatternTest {
    private static final String OPTIONS = "1.  One\n2.  *Two*\n3.  Three";
    private static final String LABEL = "Answer and reasoning";

    @Test
    void optionsAndAnswerMakeAQuiz() {
        String expected = """
                <div class="quiz" role="group" aria-label="Which?">
                <ol class="options">
                <li class="option"><label><input type="radio" name="options-which-1"><span class="text">One</span></label></li>
                <li class="option right"><label><input type="radio" name="options-which-1"><span class="text"><em>Two</em></span></label></li>
                <li class="option"><label><input type="radio" name="options-which-1"><span class="text">Three</span></label></li>
                </ol>
                </div>
                <details class="answer">
                <summary>Answer and reasoning</summary>
                <p class="answer-text">Two</p>
                <p>Because.</p>
                <p>And so.</p>
                </details>
                """;

        assertEquals(expected, section(OPTIONS, LABEL, "Two", "Because.", "And so."));
    }

    @Test
    void twoQuestionsInOneSectionDoNotShareTheirButtons() {
        String body = section(OPTIONS, LABEL, "Two", "Because.", OPTIONS, LABEL, "One");

        assertEquals(3, body.split("options-which-1", -1).length - 1);
        assertEquals(3, body.split("options-which-2", -1).length - 1);
    }

    @Test
    void textBeforeTheOptionsIsNoObstacle() {
        assertTrue(
                section("Think first.", OPTIONS, LABEL, "Two").startsWith("<p>Think first.</p>\n<div class=\"quiz\""));
    }

    @Test
    void anythingElseStaysPlain() {
        plain(OPTIONS, LABEL, "Four", "Because.");
        plain(OPTIONS, LABEL);
        plain(OPTIONS, "Answer", "Two");
        plain(OPTIONS);
        plain("- One\n- Two", LABEL, "Two");
        plain("1.  One\n2.  One", LABEL, "One");
        plain("1.  One\n\n    more\n2.  Two", LABEL, "Two");
        plain(LABEL, "Two");
    }

    @Test
    void otherSectionsHaveNone() {
        String content = Samples.section("# T\n\n## Notes\n\n### Which?", OPTIONS, LABEL, "Two");

        assertFalse(Samples.html(content).contains("quiz"));
    }

    private static void plain(String... blocks) {
        assertFalse(section(blocks).contains("quiz"));
    }

    private static String section(String... blocks) {
        return Samples.body(Samples.section("# T\n\n## Check your understanding\n\n### Which?", blocks));
    }
}
