package galley.markdown;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.commonmark.node.LinkReferenceDefinition;
import org.commonmark.node.Node;

/** Cuts a document at its headings of the top level. */
final class Outline {
    private final List<LessonSection> sections = new ArrayList<>();
    private final Deque<LessonSection> around = new ArrayDeque<>();

    private Outline() {}

    /** What stands before the first heading, perhaps nothing, and then one section for each heading. */
    static List<LessonSection> of(ParsedTree tree) {
        Outline outline = new Outline();
        List<Node> blocks = new ArrayList<>();
        Optional<Node> opening = Optional.empty();
        for (Node node : Nodes.children(tree.root())) {
            if (node instanceof org.commonmark.node.Heading) {
                outline.add(opening, blocks, tree.places());
                opening = Optional.of(node);
                blocks.clear();
            } else if (!(node instanceof LinkReferenceDefinition)) {
                blocks.add(node);
            }
        }
        outline.add(opening, blocks, tree.places());
        return List.copyOf(outline.sections);
    }

    private void add(Optional<Node> opening, List<Node> blocks, Spans places) {
        Optional<Heading> heading = opening.map(node -> heading((org.commonmark.node.Heading) node, places));
        SectionKind kind = heading.map(this::kind).orElse(SectionKind.PREAMBLE);
        LessonSection section = new LessonSection(opening, heading, kind, blocks);
        sections.add(section);
        around.push(section);
    }

    private static Heading heading(org.commonmark.node.Heading node, Spans places) {
        return new Heading(node.getLevel(), VisibleText.of(node), places.of(node));
    }

    private SectionKind kind(Heading heading) {
        if (sections.size() == 1 && heading.level() == 1) {
            return SectionKind.TITLE;
        }
        while (!around.isEmpty() && level(around.peek()) >= heading.level()) {
            around.pop();
        }
        return SectionKind.of(
                heading, around.isEmpty() ? SectionKind.PLAIN : around.peek().kind());
    }

    private static int level(LessonSection section) {
        return section.heading().map(Heading::level).orElse(0);
    }
}
