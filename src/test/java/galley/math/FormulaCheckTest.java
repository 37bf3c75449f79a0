package galley.math;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class FormulaCheckTest {

    private static void check(String tex, String... faults) {
        assertEquals(List.of(faults), Formulas.faults(tex));
    }

    @Test
    void lengthIsBoundedBeforeKatexSeesTheFormula() {
        check(
                "x".repeat(4_001),
                "1:4001-4002 math-limit: The formula has 4001 characters; at most 4000 are set."
                        + " | split it into several formulas");
        check("\\," + "x".repeat(3_998));
    }

    @Test
    void percentSignThatSwallowsText() {
        check(
                "50% of it",
                "1:3-10 math-comment: The percent sign begins a comment: “of it” is not set."
                        + " | write \\% for a percent sign");
        check(
                "a % lost\n+ b % \n+ c",
                "1:3-9 math-comment: The percent sign begins a comment: “lost” is not set."
                        + " | write \\% for a percent sign");
    }

    @Test
    void percentSignAtTheEnd() {
        check(
                "50%",
                "1:3-4 math-comment: The percent sign begins a comment: it is not set."
                        + " | write \\% for a percent sign");
    }

    @Test
    void percentSignThatSwallowsNothing() {
        check("a%\n+b\\%+\\verb|%|");
    }

    @Test
    void controlCharactersAreRefused() {
        check(
                "x\\verb|\u0001|",
                "1:8-9 math-syntax: The formula holds a control character, which no page can show." + " | delete it");
    }

    @Test
    void blankFormulaIsSet() {
        check("");
        check(" \n ");
    }
}
