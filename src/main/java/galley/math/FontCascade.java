package galley.math;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;

/** Computes, as a browser does, which font each character in the formulas asks for. */
final class FontCascade {
    private static final Pattern CLASS = Pattern.compile("\\.[a-zA-Z]");
    private static final Pattern TYPE = Pattern.compile("(?:^|[ >(])[a-z]");

    private final ShapeTree tree;
    private final IdentityHashMap<Element, List<StyleRule>> rules = new IdentityHashMap<>();
    private final IdentityHashMap<Element, BitSet> generated = new IdentityHashMap<>();

    private FontCascade(ShapeTree tree) {
        this.tree = tree;
    }

    /**
     * Every font style with text in it, and the characters of that; the style of the outermost element even without any,
     * for its metrics place every line.
     */
    static Map<FontStyle, BitSet> of(ShapeTree tree, List<StyleRule> rules) {
        FontCascade cascade = new FontCascade(tree);
        byWeight(rules).forEach(cascade::apply);
        rules.forEach(cascade::generate);
        return cascade.used();
    }

    /** Each selector as a rule of its own, the one that wins last. */
    private static List<StyleRule> byWeight(List<StyleRule> rules) {
        List<StyleRule> single = new ArrayList<>();
        rules.stream()
                .filter(FontCascade::setsFont)
                .forEach(rule -> rule.selectors()
                        .forEach(selector -> single.add(new StyleRule(List.of(selector), rule.declarations()))));
        single.sort(Comparator.comparingInt(rule -> specificity(rule.selectors().get(0))));
        return single;
    }

    private static boolean setsFont(StyleRule rule) {
        return !FontStyle.OUTSIDE.with(rule).equals(FontStyle.OUTSIDE)
                || rule.value("font-style").isPresent();
    }

    private static int specificity(String selector) {
        return (int) (100 * CLASS.matcher(selector).results().count()
                + TYPE.matcher(selector).results().count());
    }

    private void apply(StyleRule rule) {
        tree.select(rule.selectors().get(0))
                .forEach(element ->
                        rules.computeIfAbsent(element, key -> new ArrayList<>()).add(rule));
    }

    private void generate(StyleRule rule) {
        BitSet text = GeneratedText.of(rule);
        if (!text.isEmpty()) {
            rule.selectors()
                    .forEach(selector -> tree.select(selector)
                            .forEach(element -> generated
                                    .computeIfAbsent(element, key -> new BitSet())
                                    .or(text)));
        }
    }

    private Map<FontStyle, BitSet> used() {
        Map<Element, FontStyle> styles = new HashMap<>();
        Map<FontStyle, BitSet> used = new LinkedHashMap<>();
        for (Element element : tree.elements()) {
            FontStyle style = styles.getOrDefault(element.parent(), FontStyle.OUTSIDE);
            for (StyleRule rule : rules.getOrDefault(element, List.of())) {
                style = style.with(rule);
            }
            styles.put(element, style);
            BitSet shown = shown(element);
            if (!shown.isEmpty() || element.hasClass("katex")) {
                used.computeIfAbsent(style, key -> new BitSet()).or(shown);
            }
        }
        return used;
    }

    private BitSet shown(Element element) {
        BitSet shown = new BitSet();
        if (tree.shows(element)) {
            shown.or(tree.text(element));
            shown.or(generated.getOrDefault(element, new BitSet()));
        }
        return shown;
    }
}
