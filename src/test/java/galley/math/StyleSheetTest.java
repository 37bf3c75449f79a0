package galley.math;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class StyleSheetTest {
    private static final StyleSheet KATEX = StyleSheet.ofKatex();

    @Test
    void everyRuleOfTheSheetIsRead() {
        String css = KatexFiles.styleSheet();
        String rules = KATEX.rules().stream().map(StyleRule::css).collect(Collectors.joining());
        assertTrue(FontNames.renamed(css).strip().endsWith(rules));
        assertEquals(css.split("@font-face").length - 1, KATEX.faces().size());
        assertFalse(css.contains("@media"));
    }

    @Test
    void facesNameTheirFiles() {
        assertTrue(KATEX.faces().contains(new FontFace("KaTeX_Math", true, true, "KaTeX_Math-BoldItalic")));
        assertTrue(KATEX.faces().contains(new FontFace("KaTeX_SansSerif", false, false, "KaTeX_SansSerif-Regular")));
        KATEX.faces().forEach(face -> assertTrue(KatexFiles.font(face.name() + ".ttf").length > 1000));
    }

    @Test
    void noSelectorLooksAtSiblingsOrPositions() {
        KATEX.rules()
                .forEach(rule -> rule.selectors()
                        .forEach(selector ->
                                assertFalse(selector.matches(".*([+~\\[]|:(?!not\\(|before|after)).*"), selector)));
    }
}
