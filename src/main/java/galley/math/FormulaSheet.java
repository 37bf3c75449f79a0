package galley.math;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * The style sheet and the fonts that some formulas need, and no more.
 *
 * <p>It holds, in KaTeX's order, each selector of KaTeX's sheet that matches in one of the formulas; the fonts that text
 * in them asks for, with the glyphs for that text; and the style classes. The order of the formulas makes no difference.
 */
public final class FormulaSheet {
    /** KaTeX's licence asks that its notice go with rules and fonts. */
    private static final String NOTICE =
            "/*! KaTeX VERSION, Copyright (c) 2013-2020 Khan Academy and other contributors, MIT License */\n";

    private final Map<FontFace, BitSet> faces;
    private final List<StyleRule> rules;
    private final SortedMap<String, String> styles;

    private FormulaSheet(Map<FontFace, BitSet> faces, List<StyleRule> rules, SortedMap<String, String> styles) {
        this.faces = faces;
        this.rules = rules;
        this.styles = styles;
    }

    /** The sheet for all formulas of a shape; empty without formulas. */
    public static FormulaSheet of(FormulaShape shape) {
        StyleSheet all = StyleSheet.ofKatex();
        ShapeTree tree = new ShapeTree();
        tree.add(shape);
        Map<FontStyle, BitSet> fonts = FontCascade.of(tree, all.rules());
        return new FormulaSheet(used(all.faces(), fonts), used(all.rules(), tree), shape.styles());
    }

    /**
     * The style sheet.
     *
     * @param fontUrl takes the name of a font's file, such as {@code GalleyMain-Regular.woff}, to the URL to print
     */
    public String css(UnaryOperator<String> fontUrl) {
        StringBuilder css = new StringBuilder(rules.isEmpty() ? "" : NOTICE.replace("VERSION", KatexFiles.version()));
        faces.keySet()
                .forEach(
                        face -> css.append(face.css(fontUrl.apply(face.file()))).append('\n'));
        rules.forEach(rule -> css.append(rule.css()).append('\n'));
        styles.forEach(
                (name, declarations) -> css.append(inline(name, declarations)).append('\n'));
        return css.toString();
    }

    /** The WOFF files that {@link #css} names, by file name. */
    public SortedMap<String, byte[]> fonts() {
        SortedMap<String, byte[]> fonts = new TreeMap<>();
        faces.forEach((face, characters) -> fonts.put(face.file(), FontSubset.of(face.name(), characters)));
        return fonts;
    }

    /** The licences of the rules and the fonts, to be shipped beside them. */
    public static String licence() {
        return KatexFiles.licence();
    }

    /** An inline style beats every rule of KaTeX's; so does a class with the weight of an id that no element has. */
    private static String inline(String name, String declarations) {
        return ".katex ." + name + ":not(#_){" + declarations.replaceFirst(";$", "") + "}";
    }

    /** The faces in KaTeX's order, with their characters. */
    private static Map<FontFace, BitSet> used(List<FontFace> faces, Map<FontStyle, BitSet> fonts) {
        Map<FontFace, BitSet> used = new LinkedHashMap<>();
        faces.forEach(face -> used.put(face, new BitSet()));
        Set<FontFace> matched = new HashSet<>();
        fonts.forEach((style, characters) -> FontFace.match(faces, style).ifPresent(face -> {
            used.get(face).or(characters);
            matched.add(face);
        }));
        used.keySet().retainAll(matched);
        return used;
    }

    private static List<StyleRule> used(List<StyleRule> rules, ShapeTree tree) {
        List<StyleRule> used = new ArrayList<>();
        rules.stream().map(rule -> narrowed(rule, tree)).forEach(used::add);
        boolean counts = used.stream().anyMatch(FormulaSheet::usesCounter);
        return Stream.concat(
                        used.stream().filter(rule -> !rule.selectors().isEmpty()),
                        rules.stream().filter(rule -> counts && rule.selectors().contains("body")))
                .toList();
    }

    private static StyleRule narrowed(StyleRule rule, ShapeTree tree) {
        return new StyleRule(
                rule.selectors().stream()
                        .filter(selector -> !tree.select(selector).isEmpty())
                        .toList(),
                rule.declarations());
    }

    private static boolean usesCounter(StyleRule rule) {
        return !rule.selectors().isEmpty() && rule.declarations().contains("counter(");
    }
}
