package galley.math;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
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

    /**
     * The shape of some HTML.
     *
     * @param styles the declarations behind each class that is a style class, by class name
     */
    static FormulaShape of(String html, SortedMap<String, String> styles) {
        Walk walk = new Walk(styles, new HashMap<>(), new TreeMap<>());
        Document parsed = Parser.xmlParser().parseInput(html, "");
        parsed.children().forEach(child -> walk.add(child, ""));
        return new FormulaShape(walk.texts, walk.used);
    }

    /**
     * The same shape with other texts and more styles.
     *
     * @param other gives the text in the place of one
     */
    FormulaShape with(UnaryOperator<String> other, SortedMap<String, String> more) {
        Map<String, String> otherTexts = new HashMap<>();
        texts.forEach((path, text) -> {
            String changed = other.apply(text);
            otherTexts.put(path, changed.equals(text) ? text : sorted(changed));
        });
        SortedMap<String, String> all = new TreeMap<>(styles);
        more.forEach((name, declarations) -> StyleClasses.put(all, name, declarations));
        return new FormulaShape(otherTexts, all);
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

    /** Goes through the elements of some HTML. */
    private record Walk(Map<String, String> styles, Map<String, String> texts, SortedMap<String, String> used) {
        void add(Element element, String parent) {
            String path = parent + (parent.isEmpty() ? "" : ">") + element.tagName() + classes(element);
            String own =
                    element.textNodes().stream().map(TextNode::getWholeText).collect(Collectors.joining());
            texts.merge(path, sorted(own), FormulaShape::merged);
            element.children().forEach(child -> add(child, path));
        }

        /** The classes that are no style classes. */
        private String classes(Element element) {
            StringBuilder classes = new StringBuilder();
            for (String name : element.className().split(" ", -1)) {
                String declarations = styles.get(name);
                if (declarations != null) {
                    used.put(name, declarations);
                } else if (!name.isEmpty()) {
                    classes.append(' ').append(name);
                }
            }
            return classes.toString();
        }
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
