package galley.math;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;

/** Computes, as a browser does, which font each text in the formulas asks for. */
final class FontCascade {
    private static final Pattern CLASS = Pattern.compile("\\.[a-zA-Z]");
    private static final Pattern TYPE = Pattern.compile("(?:^|[ >(])[a-z]");

    private final ShapeTree tree;
    private final IdentityHashMap<Element, List<StyleRule>> rules = new IdentityHashMap<>();

    private FontCascade(ShapeTree tree) {
        this.tree = tree;
    }

    /** Every font style with text in it; that of the outermost element too, for its metrics place every line. */
    static Set<FontStyle> of(ShapeTree tree, List<StyleRule> rules) {
        FontCascade cascade = new FontCascade(tree);
        byWeight(rules).forEach(cascade::apply);
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

    private Set<FontStyle> used() {
        Map<Element, FontStyle> styles = new HashMap<>();
        Set<FontStyle> used = new LinkedHashSet<>();
        for (Element element : tree.elements()) {
            FontStyle style = styles.getOrDefault(element.parent(), FontStyle.OUTSIDE);
            for (StyleRule rule : rules.getOrDefault(element, List.of())) {
                style = style.with(rule);
            }
            styles.put(element, style);
            if (tree.showsText(element) || element.hasClass("katex")) {
                used.add(style);
            }
        }
        return used;
    }
}
