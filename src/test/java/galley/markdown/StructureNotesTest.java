package galley.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class StructureNotesTest {

    private static void check(String content, String... faults) {
        assertEquals(List.of(faults), Samples.faults(content));
    }

    @Test
    void nothingIsSaidOfALessonInItsForm() {
        check(Samples.resource("lesson.md"));
    }

    @Test
    void symbolsComeInThrees() {
        check(
                Samples.section("## Science and assumptions", "Symbols and units", "T", "Time"),
                "structure-plain Symbols and units");
        check(Samples.section("## Another section", "Symbols and units", "T", "Time"));
    }

    @Test
    void theAnswerIsOneOfTheOptions() {
        String question = "## Check your understanding\n\n### Which?";
        check(
                Samples.section(question, "1. One\n2. Two", "Answer and reasoning", "Three", "Because."),
                "structure-plain Answer and reasoning");
        check(
                Samples.section(question, "Answer and reasoning", "One", "Because."),
                "structure-plain Answer and reasoning");
        check(Samples.section(question, "1. One\n2. Two", "Answer and reasoning", "Two", "Because."));
    }

    @Test
    void cardsHaveTheirForm() {
        check(Samples.section("## Specifications and interfaces", "Label", "Value"), "structure-plain Label");
        check(Samples.section("## Interfaces", "Port", "What passes"), "structure-plain Port");
        check("## Interfaces\n");
        check("## Interfaces\n\n- a list\n");
    }

    @Test
    void anObjectiveFollowsItsLabel() {
        check(Samples.section("# Title", "Lead.", "Learning objective"), "structure-plain Learning objective");
    }
}
