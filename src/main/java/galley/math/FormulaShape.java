package galley.math;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;
import org.jsoup.parser.Parser;

/**
 * What a style sheet and fonts must know of some formulas, and nothing else: much less than their HTML.
 *
 * @param texts the characters of the text that stands right in an element, each once and in their order, by the path of
 *     the element: the tag names of it and its parents, each with its classes, joined by {@code >}; in no order, for
 *     these long names are compared slowly and no order of theirs shows
 * @param styles the declarations behind each style class, by class name
 */
public record FormulaShape(Map<String, String> texts, SortedMap<String, String> styles) {
    /** The shape of no formula. */
    public static final FormulaShape NONE = new FormulaShape(Map.of(), new TreeMap<>());

    public FormulaShape {
        texts = Map.copyOf(texts);
        styles = Collections.unmodifiableSortedMap(new TreeMap<>(styles));
    }

    static FormulaShape of(String html, SortedMap<String, String> styles) {
        Map<String, String> texts = new HashMap<>();
        Document parsed = Parser.xmlParser().parseInput(html, "");
        parsed.children().forEach(child -> add(child, "", styles.keySet(), texts));
        return new FormulaShape(texts, styles);
    }

    /** The shape of all formulas of these shapes together. */
    public static FormulaShape union(Collection<FormulaShape> shapes) {
        Union all = shapes.parallelStream().collect(Union::new, Union::add, Union::addAll);
        return new FormulaShape(all.texts, all.styles);
    }

    /** A shape that grows. */
    private static final class Union {
        private final Map<String, String> texts = new HashMap<>();
        private final SortedMap<String, String> styles = new TreeMap<>();

        void add(FormulaShape shape) {
            add(shape.texts, shape.styles);
        }

        void addAll(Union other) {
            add(other.texts, other.styles);
        }

        private void add(Map<String, String> otherTexts, Map<String, String> otherStyles) {
            otherTexts.forEach((path, characters) -> texts.merge(path, characters, FormulaShape::merged));
            otherStyles.forEach((name, declarations) -> StyleClasses.put(styles, name, declarations));
        }
    }

    public boolean isEmpty() {
        return texts.isEmpty();
    }

    private static void add(Element element, String parent, Set<String> styles, Map<String, String> texts) {
        String path = parent + (parent.isEmpty() ? "" : ">") + element.tagName() + without(element, styles);
        String own = element.textNodes().stream().map(TextNode::getWholeText).collect(Collectors.joining());
        texts.merge(path, sorted(own), FormulaShape::merged);
        element.children().forEach(child -> add(child, path, styles, texts));
    }

    private static String without(Element element, Set<String> styles) {
        return Stream.of(element.className().split(" "))
                .filter(name -> !name.isEmpty() && !styles.contains(name))
                .map(name -> " " + name)
                .collect(Collectors.joining());
    }

    private static String merged(String some, String others) {
        boolean nothingNew = some.equals(others) || others.codePoints().allMatch(c -> some.indexOf(c) >= 0);
        return nothingNew ? some : sorted(some + others);
    }

    private static String sorted(String text) {
        int[] characters = text.codePoints().sorted().distinct().toArray();
        return new String(characters, 0, characters.length);
    }
}
