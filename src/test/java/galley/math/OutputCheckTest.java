package galley.math;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class OutputCheckTest {
    private static final String DEEP = " math-limit: The formula nests so deep that browsers would not keep its shape."
            + " | name a part of it and set that part as a formula of its own";
    private static final String SIZE =
            " math-limit: The formula asks for a size of 1000 em or more. | ask for a size that fits a page";

    private static void check(String tex, String... faults) {
        assertEquals(List.of(faults), Formulas.faults(tex));
    }

    @Test
    void depthIsThatOfTheOutput() {
        check("{".repeat(100) + "x" + "}".repeat(100));
        check("\\sqrt{".repeat(100) + "x" + "}".repeat(100), "1:1-702" + DEEP);
    }

    @Test
    void deepestFormulaWithinTheLengthFitsTheStack() {
        check("{".repeat(1_999) + "x" + "}".repeat(1_999), "1:1-4000" + DEEP);
        check("\\frac{".repeat(399) + "x" + "}{1}".repeat(399), "1:1-3992" + DEEP);
    }

    @Test
    void sizesAreBounded() {
        check("\\rule{999em}{1em}");
        check("\\rule{9999999em}{1em}", "1:1-22" + SIZE);
        check("a\\kern-2000em b", "1:1-16" + SIZE);
    }

    @Test
    void outputIsBounded() {
        List<String> faults = Formulas.faults("\\def\\a#1{#1#1#1#1#1#1#1#1}\\a{\\a{\\a{+x^2}}}\\a{\\a{\\a{+x^2}}}");
        assertEquals(1, faults.size());
        assertEquals(
                "1:1-59 math-limit: The formula grows to # characters of HTML; at most 500000 are published."
                        + " | split it into several formulas",
                faults.get(0).replaceFirst("to [0-9]+ ", "to # "));
    }
}
