package galley.math;

import java.util.BitSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;
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
    private final IdentityHashMap<Element, BitSet> texts = new IdentityHashMap<>();
    private final Map<String, String> kept = new HashMap<>();

    /** Adds a formula. */
    void add(SetFormula formula) {
        Document parsed = Parser.xmlParser().parseInput(formula.html(), "");
        parsed.children().forEach(child -> merge(child, merged, formula.styles().keySet()));
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

    private void merge(Element from, Element parent, Set<String> styleClasses) {
        Element into = counterpart(from, parent, styleClasses);
        for (TextNode text : from.textNodes()) {
            BitSet characters = texts.computeIfAbsent(into, key -> new BitSet());
            text.getWholeText().codePoints().forEach(characters::set);
        }
        from.children().forEach(child -> merge(child, into, styleClasses));
    }

    private Element counterpart(Element child, Element parent, Set<String> styleClasses) {
        String classes = kept.computeIfAbsent(child.className(), all -> without(all, styleClasses));
        return children.computeIfAbsent(parent, key -> new HashMap<>())
                .computeIfAbsent(
                        child.tagName() + " " + classes,
                        key -> parent.appendElement(child.tagName()).attr("class", classes));
    }

    private static String without(String classes, Set<String> styleClasses) {
        return Stream.of(classes.split(" "))
                .filter(name -> !styleClasses.contains(name))
                .collect(Collectors.joining(" "));
    }
}
