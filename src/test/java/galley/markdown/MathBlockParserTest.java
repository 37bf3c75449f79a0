package galley.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.math.Formula;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MathBlockParserTest {
    private static final String HOSTILE = "a_1*b*c \\\\ % d | e & <x> \\_ [f](g) `h` ~ &amp; $ \\$$";

    @Test
    void hostileCharactersReachTexUnchanged() {
        assertEquals(List.of(HOSTILE), tex("$$\n" + HOSTILE + "\n$$\n"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"+ b", "- b", "# b", "> b", "1. b", "---", "===", "```", "<div>", "    b", "| - |", "[a]: b"})
    void noBlockRuleTouchesALine(String line) {
        assertEquals(List.of("a\n" + line + "\n\nc"), tex("$$\na\n" + line + "\n\nc\n$$\n"));
    }

    @ParameterizedTest
    @CsvSource({
        "'$$ x $$', ' x '",
        "'$$x$$', 'x'",
        "'   $$x$$  ', 'x'",
        "'$$ x\ny $$', ' x\ny '",
        "'$$\nx\n  $$', 'x'",
        "'text\n$$\nx\n$$\nmore', 'x'",
        "'$$x \\\\$$', 'x \\\\'",
    })
    void opensAndCloses(String content, String tex) {
        assertEquals(List.of(tex), tex(content));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "```\n$$\nx\n$$\n```",
                "    $$\n    x\n    $$",
                "$$x$$ is small",
                "$$a$$ and $$b$$",
                "$$$ x $$$",
                "a $$x$$",
                "\\$$x$$",
                "`$$`",
                "$$$$"
            })
    void isNoBlock(String content) {
        assertEquals(List.of(), tex(content));
    }

    @Test
    void prefixesOfQuotesAndListsAreRemoved() {
        assertEquals(List.of("a\n\n  b"), tex("> - $$\n>   a\n>\n>     b\n>   $$\n"));
        assertEquals(List.of("a"), tex("1.  $$\n    a\n    $$\n"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void offsetsInTexFindTheirPlaceInTheContent(String lineEnd) {
        String content = "x|> $$ ab|> cd|>|> ef $$|".replace("|", lineEnd);

        Formula formula = Samples.parse(content).formulas().get(0);

        String tex = formula.tex().text();
        assertEquals(" ab\ncd\n\nef ", tex);
        for (char c : "abcdef".toCharArray()) {
            assertEquals(content.indexOf(c), formula.tex().fileOffset(tex.indexOf(c)));
        }
        assertEquals(
                content.indexOf(" $$", content.indexOf("ef")) + 1, formula.tex().fileOffset(tex.length()));
    }

    @Test
    void tabsDoNotMoveOffsets() {
        String content = "- $$\n\tab\n  $$\n";

        Formula formula = Samples.parse(content).formulas().get(0);

        int at = formula.tex().text().indexOf('b');
        assertEquals(content.indexOf('b'), formula.tex().fileOffset(at));
    }

    @Test
    void anEmptyFormulaStandsAtItsOpening() {
        Formula formula = Samples.parse("a\n\n$$\n$$\n").formulas().get(0);

        assertEquals("", formula.tex().text());
        assertEquals(3, formula.tex().fileOffset(0));
        assertTrue(formula.display());
    }

    @ParameterizedTest
    @ValueSource(strings = {"$$\nx\n", "$$", "> $$\n> x\n\n$$x$$", "- $$\n  x\n\ny", "$$ x\n"})
    void reportsABlockThatNothingCloses(String content) {
        assertEquals(List.of("math-unclosed $$"), Samples.faults(content));
    }

    @Test
    void onlyMarksBetweenWordsAreReportedAsText() {
        assertEquals(List.of("math-inline a $$x$$ b"), Samples.faults("a $$x$$ b\n\n`$$`\n\n\\$\\$\n"));
    }

    private static List<String> tex(String content) {
        return Samples.parse(content).formulas().stream()
                .map(formula -> formula.tex().text())
                .toList();
    }
}
