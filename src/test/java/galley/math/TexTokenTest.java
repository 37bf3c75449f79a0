package galley.math;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class TexTokenTest {

    private static List<String> scan(String tex) {
        return TexToken.scan(tex).stream()
                .map(token -> token.span().start() + token.text())
                .toList();
    }

    @Test
    void commandsAreWordsOrSingleSigns() {
        assertEquals(List.of("0\\frac", "6\\\\", "9\\%", "11\\,"), scan("\\frac1\\\\2\\%\\,"));
    }

    @Test
    void commentEndsWithItsLine() {
        assertEquals(List.of("1% b \\c", "8\\d"), scan("a% b \\c\n\\d"));
    }

    @Test
    void verbatimTextHoldsNeither() {
        assertEquals(List.of("0\\verb|%\\a|", "10\\verb*+%+", "19% x"), scan("\\verb|%\\a|\\verb*+%+% x"));
    }

    @Test
    void openEnvironmentsAreCounted() {
        assertEquals(
                List.of(0, 1, 2, 1),
                TexToken.scan("\\begin{a}\\begin{b}\\end{b}\\end{a}").stream()
                        .map(TexToken::environments)
                        .toList());
    }
}
