package galley.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import galley.markdown.Symbol;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class NotationTest {
    private static final Symbol TIME = new Symbol("T", "Message time", "s");

    @Test
    void oneUseInTwoLessonsIsNamedOnce() {
        Notation notation =
                Notation.of(Map.of("b", List.of(TIME), "a", List.of(new Symbol("T", "message  time.", "s"))));
        assertEquals(1, notation.uses().size());
        assertEquals(List.of("a", "b"), notation.uses().get(0).lessons());
        assertEquals(List.of(), notation.clashes());
    }

    @Test
    void aSymbolWithTwoMeaningsClashes() {
        assertClash(Clash.Kind.MEANINGS, "T", TIME, new Symbol("T", "Temperature", "K"));
    }

    @Test
    void aSymbolWithTwoUnitsClashes() {
        assertClash(Clash.Kind.UNITS, "T", TIME, new Symbol("T", "Message time", "ms"));
    }

    @Test
    void aMeaningWithTwoSymbolsClashes() {
        assertClash(Clash.Kind.SYMBOLS, "Message time", TIME, new Symbol("t", "Message time", "s"));
    }

    @Test
    void symbolsThatEveryLessonUsesSideBySideDoNot() {
        List<Symbol> operands = List.of(new Symbol("a", "Operand", "1"), new Symbol("b", "Operand", "1"));
        assertEquals(
                List.of(), Notation.of(Map.of("x", operands, "y", operands)).clashes());
    }

    @Test
    void twoMeaningsInOneLessonClashToo() {
        assertEquals(
                Clash.Kind.MEANINGS,
                Notation.of(Map.of("a", List.of(TIME, new Symbol("T", "Temperature", "K"))))
                        .clashes()
                        .get(0)
                        .kind());
    }

    private static void assertClash(Clash.Kind kind, String about, Symbol one, Symbol other) {
        List<Clash> clashes =
                Notation.of(Map.of("a", List.of(one), "b", List.of(other))).clashes();
        assertEquals(1, clashes.size(), clashes.toString());
        assertEquals(kind, clashes.get(0).kind());
        assertEquals(about, clashes.get(0).about());
        assertEquals(2, clashes.get(0).uses().size());
    }
}
