package galley.math;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.BitSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class FontCascadeTest {
    private static final FontStyle MAIN = new FontStyle("KaTeX_Main", false, false);

    private static Set<FontStyle> used(String tex) {
        return characters(tex).keySet();
    }

    private static Map<FontStyle, BitSet> characters(String tex) {
        ShapeTree tree = new ShapeTree();
        tree.add(Formulas.set(tex).shape());
        return FontCascade.of(tree, StyleSheet.ofKatex().rules());
    }

    @Test
    void outermostElementCountsWithoutText() {
        assertEquals(Set.of(MAIN), used("\\quad"));
    }

    @Test
    void elementInheritsWhatNoRuleSets() {
        assertEquals(Set.of(MAIN, new FontStyle("KaTeX_Main", true, true)), used("\\textbf{\\textit{x}}"));
    }

    @Test
    void laterRuleOfEqualWeightWins() {
        assertEquals(Set.of(MAIN, new FontStyle("KaTeX_Math", true, true)), used("\\boldsymbol{x}"));
    }

    @Test
    void styleOfAParentEndsWhereAChildSetsItsOwn() {
        assertEquals(Set.of(MAIN, new FontStyle("KaTeX_Math", true, false)), used("\\text{a $x$}"));
    }

    @Test
    void charactersGoToTheFontTheyAreShownIn() {
        Map<FontStyle, BitSet> characters = characters("xy+\\mathrm{ab}");
        assertEquals("+ab", text(characters.get(MAIN)));
        assertEquals("xy", text(characters.get(new FontStyle("KaTeX_Math", true, false))));
    }

    @Test
    void numbersOfEquationsAreTextToo() {
        String main = text(characters("\\begin{equation}x\\end{equation}").get(MAIN));
        assertEquals("()0123456789", main.replace("\u200B", ""));
    }

    private static String text(BitSet characters) {
        StringBuilder text = new StringBuilder();
        characters.stream().forEach(text::appendCodePoint);
        return text.toString();
    }
}
