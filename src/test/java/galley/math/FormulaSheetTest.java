package galley.math;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;

class FormulaSheetTest {

    private static FormulaSheet sheet(String... formulas) {
        List<SetFormula> set = new ArrayList<>();
        for (String tex : formulas) {
            set.add(Formulas.set(tex));
        }
        return FormulaSheet.of(shape(set));
    }

    private static String css(FormulaSheet sheet) {
        return sheet.css(UnaryOperator.identity());
    }

    @Test
    void noFormulasNeedNothing() {
        assertEquals("", css(sheet()));
        assertTrue(sheet().fonts().isEmpty());
    }

    @Test
    void seedNeedsTwoFonts() {
        FormulaSheet sheet = sheet(Formulas.SEED);
        assertEquals(
                Set.of("GalleyMain-Regular.woff", "GalleyMath-Italic.woff"),
                sheet.fonts().keySet());
        sheet.fonts().forEach((name, bytes) -> assertEquals("wOFF", new String(bytes, 0, 4, US_ASCII)));
    }

    @Test
    void fontRuleNamesTheUrlAndLoadsWithoutShift() {
        String css = sheet("x").css(name -> "fonts/" + name + "?\"");
        assertTrue(css.contains("\n@font-face{font-display:block;font-family:GalleyMain;font-style:normal;"
                + "font-weight:400;src:url(\"fonts/GalleyMain-Regular.woff?\\\"\") format(\"woff\")}\n"));
        assertFalse(css.contains("font-display:optional") || css.contains("KaTeX_") || css.contains(".ttf"));
    }

    @Test
    void noticeOfTheLicenceComesFirst() {
        assertTrue(css(sheet("x")).startsWith("/*! KaTeX " + KatexFiles.version() + ", Copyright (c) "));
    }

    @Test
    void largeDelimitersNeedTheirFont() {
        assertTrue(sheet("\\Bigg(").fonts().containsKey("GalleySize4-Regular.woff"));
        assertTrue(sheet("\\begin{cases}a\\\\b\\end{cases}").fonts().containsKey("GalleySize4-Regular.woff"));
    }

    @Test
    void selectorsThatMatchNothingAreGone() {
        String css = css(sheet("x"));
        assertTrue(css.contains("\n.katex .mathnormal{font-family:GalleyMath;font-style:italic}\n"));
        assertTrue(css.contains("\n.katex .katex-base,.katex .katex-strut{display:inline-block}\n"));
        assertFalse(css.contains("svg") || css.contains("mtable") || css.contains("vlist") || css.contains("body{"));
    }

    @Test
    void ruleKeepsOnlyTheSelectorsInUse() {
        assertTrue(css(sheet("\\mathbb{R}")).contains("\n.katex .mathbb{font-family:GalleyAMS}\n"));
    }

    @Test
    void pseudoElementsComeWithTheirElement() {
        String css = css(sheet("\\begin{equation}x\\end{equation}"));
        assertTrue(css.contains("\n.katex .eqn-num:before{"));
        assertTrue(css.contains("\nbody{counter-reset:katexEqnNo mmlEqnNo}\n"));
    }

    @Test
    void everySelectorOfTheWholeSheetThatMatchesAFormulaIsKept() {
        List<SetFormula> formulas = Formulas.golden().stream()
                .map(golden -> Formulas.set(golden.formula()))
                .toList();
        String css = css(FormulaSheet.of(shape(formulas)));
        Document page = Jsoup.parse(
                String.join("", formulas.stream().map(SetFormula::html).toList()));
        StyleSheet.ofKatex()
                .rules()
                .forEach(rule -> rule.selectors().forEach(selector -> {
                    boolean matches = !page.select(selector.replaceFirst(":(before|after)$", ""))
                            .isEmpty();
                    boolean kept = ("," + css.replace("\n", ",").replace("{", ",")).contains("," + selector + ",");
                    assertEquals(matches, kept, selector);
                }));
    }

    @Test
    void inlineStylesOutweighEveryRule() {
        assertTrue(css(sheet("\\rule{1em}{2em}"))
                .contains("\n.katex ." + StyleClasses.name("border-right-width:1em;border-top-width:2em;bottom:0em;")
                        + ":not(#_){border-right-width:1em;border-top-width:2em;bottom:0em}\n"));
    }

    @Test
    void noInlineStyleSetsAFont() {
        Formulas.golden()
                .forEach(golden -> Formulas.set(golden.formula())
                        .styles()
                        .values()
                        .forEach(declarations -> assertFalse(declarations.contains("font"), declarations)));
    }

    @Test
    void orderAndRepetitionMakeNoDifference() {
        List<SetFormula> formulas = new ArrayList<>();
        Formulas.golden().forEach(golden -> formulas.add(Formulas.set(golden.formula())));
        String css = css(FormulaSheet.of(shape(formulas)));
        formulas.addAll(formulas.subList(0, 5));
        Collections.reverse(formulas);
        assertEquals(css, css(FormulaSheet.of(shape(formulas))));
    }

    @Test
    void clashOfTwoStylesIsNotIgnored() {
        SetFormula one = SetFormula.of("<i class=\"s1\"/>", new TreeMap<>(java.util.Map.of("s1", "top:1em;")));
        SetFormula other = SetFormula.of("<i class=\"s1\"/>", new TreeMap<>(java.util.Map.of("s1", "top:2em;")));
        assertThrows(IllegalStateException.class, () -> shape(List.of(one, other)));
    }

    private static FormulaShape shape(List<SetFormula> formulas) {
        return FormulaShape.union(formulas.stream().map(SetFormula::shape).toList());
    }
}
