package galley.markdown;

import galley.markdown.LessonBlock.RoleList;
import galley.markdown.LessonBlock.Symbols;
import galley.math.Formula;
import galley.math.SetFormula;
import galley.text.SearchWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.commonmark.node.Node;

/**
 * What the rest of a site needs to know of a content: plain values, without the tree that they were read from.
 *
 * @param sections what stands before the first heading, and then one for each heading, in order
 */
public record LessonFacts(List<SectionFacts> sections) {
    public LessonFacts {
        sections = List.copyOf(sections);
    }

    /**
     * One section.
     *
     * @param level of its heading, 1 to 6; 0 before the first one
     * @param title its heading's plain text
     * @param kind what it is for, as in {@link RenderedSection}
     * @param words the different words of its body, as readers look for them, with spaces between
     * @param symbols those that it explains
     * @param links in order of appearance
     */
    public record SectionFacts(
            int level, String title, String kind, String words, List<SymbolFacts> symbols, List<LinkFacts> links) {

        public SectionFacts {
            symbols = List.copyOf(symbols);
            links = List.copyOf(links);
        }
    }

    /**
     * A symbol of "Symbols and units".
     *
     * @param text as the content writes it
     * @param html set as mathematics, good on any page
     * @param meaning what it stands for
     * @param unit what it counts in
     */
    public record SymbolFacts(String text, String html, String meaning, String unit) {}

    /**
     * A link.
     *
     * @param title its plain text
     * @param url its address
     * @param role {@code sources}, {@code foundations} or {@code related} for an item of such a list, else nothing
     */
    public record LinkFacts(String title, String url, String role) {}

    /** Reads a content; {@code formulas} gives the set form of each of its formulas. */
    public static LessonFacts of(MarkdownDocument document, Function<Formula, Optional<SetFormula>> formulas) {
        return new LessonFacts(document.sections().stream()
                .map(section -> section(section, formulas))
                .toList());
    }

    private static SectionFacts section(LessonSection section, Function<Formula, Optional<SetFormula>> formulas) {
        List<SymbolFacts> symbols = new ArrayList<>();
        List<LinkFacts> links = new ArrayList<>();
        for (LessonBlock block : section.structure()) {
            if (block instanceof Symbols found) {
                found.symbols().forEach(symbol -> symbols.add(TermText.facts(symbol, formulas)));
            } else if (block instanceof RoleList list) {
                addLinks(list.list(), list.name(), links);
            }
        }
        section.blocks().forEach(block -> addLinks(block, "", links));
        return new SectionFacts(
                section.heading().map(Heading::level).orElse(0),
                section.heading().map(Heading::title).orElse(""),
                section.kind().word(),
                words(section),
                symbols,
                links);
    }

    /** A link that has a role already does not come again without one. */
    private static void addLinks(Node block, String role, List<LinkFacts> links) {
        for (org.commonmark.node.Link link : Nodes.all(block, org.commonmark.node.Link.class)) {
            LinkFacts facts = new LinkFacts(VisibleText.of(link), link.getDestination(), role);
            boolean known = links.stream()
                    .anyMatch(other ->
                            other.title().equals(facts.title()) && other.url().equals(facts.url()));
            if (!known) {
                links.add(facts);
            }
        }
    }

    private static String words(LessonSection section) {
        StringBuilder text = new StringBuilder();
        section.blocks()
                .forEach(block -> text.append(VisibleText.forSearch(block)).append('\n'));
        return String.join(" ", SearchWords.telling(text.toString()));
    }
}
