package galley.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import galley.math.Formula;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MathInlineParserTest {

    @ParameterizedTest
    @CsvSource({
        "'$x$', 'x'",
        "'a $x_1*y*\\\\z$.', 'x_1*y*\\\\z'",
        "'$5 and $x$', 'x'",
        "'$a\\$b$', 'a\\$b'",
        "'($x$)', 'x'",
        "'*a $x*y$ b*', 'x*y'",
        "'$x\ny$', 'x\ny'"
    })
    void takesAFormula(String content, String tex) {
        assertEquals(List.of(tex), tex(Samples.parseWithDollars(content)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"$5", "$5 and $6", "$ x$", "$x $", "$x$5", "\\$x$", "`$x$`", "a $$x$$ b", "$", "a$", "$x\n\ny$"})
    void leavesMoneyAlone(String content) {
        assertEquals(List.of(), tex(Samples.parseWithDollars(content)));
    }

    @Test
    void isOffUnlessAskedFor() {
        assertEquals(List.of(), tex(Samples.parse("$x$")));
    }

    @Test
    void findsItsPlace() {
        String content = "> a\n> b $xyz$\n";

        Formula formula = Samples.parseWithDollars(content).formulas().get(0);

        assertEquals(content.indexOf('z'), formula.tex().fileOffset(2));
        assertFalse(formula.display());
    }

    private static List<String> tex(MarkdownDocument document) {
        return document.formulas().stream().map(formula -> formula.tex().text()).toList();
    }
}
