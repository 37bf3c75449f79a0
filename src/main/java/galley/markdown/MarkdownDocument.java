package galley.markdown;

import galley.math.Formula;
import galley.text.SourceText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.commonmark.node.Image;
import org.commonmark.node.Node;

/** A parsed content. Nothing changes it any more. */
public final class MarkdownDocument {
    private final Spans places;
    private final List<LessonSection> sections;
    private final List<Link> links;
    private final List<Formula> formulas;
    private final Node root;
    private final boolean whole;

    private MarkdownDocument(ParsedTree tree) {
        places = tree.places();
        sections = Outline.of(tree);
        links = linksOf(tree);
        formulas = formulasOf(tree);
        root = tree.root();
        whole = tree.nodes().stream().allMatch(node -> !(node instanceof MathBlock math) || math.isClosed());
    }

    static MarkdownDocument of(ParsedTree tree) {
        return new MarkdownDocument(tree);
    }

    /** The content, with any byte order mark. */
    public SourceText source() {
        return places.content();
    }

    /** The headings that stand at top level, in order: none from quotes, lists, code or comments. */
    public List<Heading> headings() {
        return sections.stream().flatMap(section -> section.heading().stream()).toList();
    }

    /** All links, in order of appearance. Images are not links of the content. */
    public List<Link> links() {
        return links;
    }

    /** The addresses of all links and pictures, as a page writes them unless it knows a better one. */
    public Set<String> addresses() {
        Set<String> addresses = new LinkedHashSet<>();
        Nodes.all(root, org.commonmark.node.Link.class)
                .forEach(link -> addresses.add(Addresses.encoded(link.getDestination())));
        Nodes.all(root, Image.class).forEach(image -> addresses.add(Addresses.encoded(image.getDestination())));
        return addresses;
    }

    /**
     * What a record cites: the links in order of first appearance. A later one with the same title and address is left
     * out, and so is one that the page does not link, because its address is refused.
     */
    public List<Link> distinctLinks() {
        Map<List<String>, Link> first = new LinkedHashMap<>();
        links.stream()
                .filter(link -> LinkPolicy.allows(link.url()))
                .forEach(link -> first.putIfAbsent(List.of(link.title(), link.url()), link));
        return List.copyOf(first.values());
    }

    /** Whether every formula ends, so that none has swallowed sections by mistake. */
    public boolean isWhole() {
        return whole;
    }

    /** All formulas that end, in order of appearance; the same values that rendering asks for. */
    public List<Formula> formulas() {
        return formulas;
    }

    /** The symbols that the lists of symbols name, in order. */
    public List<Symbol> symbols() {
        return Symbol.of(sections);
    }

    /** The visible text in order, one block on each line, each in the normal form of {@link VisibleText}. */
    public String plainText() {
        return VisibleText.lines(root);
    }

    /** Where the nodes stand in the content. */
    Spans places() {
        return places;
    }

    /** What stands before the first heading, and then one section for each heading. */
    List<LessonSection> sections() {
        return sections;
    }

    private static List<Link> linksOf(ParsedTree tree) {
        List<Link> found = new ArrayList<>();
        for (Node node : tree.nodes()) {
            if (node instanceof org.commonmark.node.Link link) {
                found.add(new Link(
                        VisibleText.of(link),
                        link.getDestination(),
                        tree.places().of(link)));
            }
        }
        return List.copyOf(found);
    }

    private static List<Formula> formulasOf(ParsedTree tree) {
        List<Formula> found = new ArrayList<>();
        for (Node node : tree.nodes()) {
            if (node instanceof MathBlock math) {
                if (math.isClosed()) {
                    found.add(math.formula());
                }
            } else if (node instanceof MathInline math) {
                found.add(math.formula());
            }
        }
        return List.copyOf(found);
    }
}
