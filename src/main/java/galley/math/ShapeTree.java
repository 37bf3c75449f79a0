package galley.math;

import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;

/**
 * Many formulas laid over one another: a path of element names and classes that occurs in thousands of formulas occurs
 * here once. KaTeX's selectors look only at such paths (no siblings, no counting), so that they match here exactly when
 * they match in one of the formulas.
 */
final class ShapeTree {
    private static final Pattern PSEUDO_ELEMENT = Pattern.compile("::?(?:before|after)$");

    private final Document merged = new Document("");
    private final IdentityHashMap<Element, Map<String, Element>> children = new IdentityHashMap<>();
    private final Set<Element> withText = new HashSet<>();

    /** Adds a formula. */
    void add(SetFormula formula) {
        Document parsed = Parser.xmlParser().parseInput(formula.html(), "");
        merge(parsed, merged, formula.styles().keySet());
    }

    /** The elements that a selector, perhaps of a pseudo-element, matches. */
    List<Element> select(String selector) {
        return merged.select(PSEUDO_ELEMENT.matcher(selector).replaceFirst(""));
    }

    /** All elements, parents before children. */
    List<Element> elements() {
        return merged.getAllElements();
    }

    /** Whether an element shows text of its own; MathML is there for screen readers and shows none. */
    boolean showsText(Element element) {
        return withText.contains(element);
    }

    private void merge(Element from, Element into, Set<String> styleClasses) {
        if (!from.wholeOwnText().isEmpty() && into.closest(".katex-mathml") == null) {
            withText.add(into);
        }
        for (Element child : from.children()) {
            merge(child, counterpart(child, into, styleClasses), styleClasses);
        }
    }

    private Element counterpart(Element child, Element parent, Set<String> styleClasses) {
        Set<String> classes = child.classNames();
        classes.removeAll(styleClasses);
        String shape = child.tagName() + " " + String.join(" ", classes);
        return children.computeIfAbsent(parent, key -> new HashMap<>())
                .computeIfAbsent(
                        shape, key -> parent.appendElement(child.tagName()).classNames(classes));
    }
}
