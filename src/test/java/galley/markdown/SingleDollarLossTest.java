package galley.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;

import galley.diagnostic.Diagnostics;
import galley.text.SourceText;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SingleDollarLossTest {
    @ParameterizedTest
    @ValueSource(strings = {"$x_1$", "$x^2$", "$\\alpha$", "$2^n$", "$T=\\alpha+\\frac{M}{B}$", "$\\text{a b}$"})
    void texBetweenSingleDollarsIsNamed(String tex) {
        for (String around : List.of("%s", "From %s on.", "(%s)", "- a: %s, b", "**%s**", "A price of $5, and %s.")) {
            String content = around.formatted(tex) + "\n";
            assertEquals(List.of("single-dollar " + tex), Samples.faults(content));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "It costs $5.",
                "From $5 to $6, or $5-$6.",
                "From $5 to x_1 for $6.",
                "US$5_000 or CA$6^2$",
                "$5_000 and $6_000",
                "$HOME_DIR and $PATH_X",
                "$HOME_DIR/$USER_NAME",
                "\\$x_1\\$",
                "\\$x_1$",
                "`$x_1$`",
                "$ x_1 $",
                "$x$",
                "A $ and x^2",
                "    $x_1$",
                "$$\nx_1\n$$"
            })
    void pricesAndCodeAreNot(String text) {
        assertEquals(List.of(), Samples.faults(text + "\n"));
    }

    @Test
    void whereSingleDollarsAreMathematicsNothingIsLost() {
        Diagnostics found = new Diagnostics();
        new MarkdownParser(true).parse(SourceText.of("content", "From $x_1$ on, $5.\n"), found);
        assertEquals(List.of(), found.list());
    }
}
