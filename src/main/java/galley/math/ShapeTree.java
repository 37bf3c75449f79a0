package galley.math;

import java.util.BitSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * Many formulas laid over one another: a path of element names and classes that occurs in thousands of formulas occurs
 * here once. KaTeX's selectors look only at such paths (no siblings, no counting), so that they match here exactly when
 * they match in one of the formulas.
 */
final class ShapeTree {
    private static final Pattern PSEUDO_ELEMENT = Pattern.compile("::?(?:before|after)$");

    private final Document merged = new Document("");
    private final IdentityHashMap<Element, Map<String, Element>> children = new IdentityHashMap<>();
    private final IdentityHashMap<Element, BitSet> texts = new IdentityHashMap<>();

    /** Adds some formulas. */
    void add(FormulaShape shape) {
        shape.texts().forEach((path, characters) -> {
            Element element = merged;
            for (String step : path.split(">", -1)) {
                element = child(element, step);
            }
            BitSet known = texts.computeIfAbsent(element, key -> new BitSet());
            characters.codePoints().forEach(known::set);
        });
    }

    /** The elements that a selector, perhaps of a pseudo-element, matches. */
    List<Element> select(String selector) {
        return merged.select(PSEUDO_ELEMENT.matcher(selector).replaceFirst(""));
    }

    /** All elements, parents before children. */
    List<Element> elements() {
        return merged.getAllElements();
    }

    /** The characters of an element's own text, in all formulas together. */
    BitSet text(Element element) {
        return texts.getOrDefault(element, new BitSet());
    }

    /** Whether text in an element is seen; MathML is there for screen readers and shows none. */
    boolean shows(Element element) {
        return element.closest(".katex-mathml") == null;
    }

    private Element child(Element parent, String step) {
        return children.computeIfAbsent(parent, key -> new HashMap<>())
                .computeIfAbsent(step, key -> append(parent, step));
    }

    private static Element append(Element parent, String step) {
        String[] nameAndClasses = step.split(" ", 2);
        Element child = parent.appendElement(nameAndClasses[0]);
        return nameAndClasses.length == 1 ? child : child.attr("class", nameAndClasses[1]);
    }
}
