package galley.markdown;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;

/**
 * The blocks of a section from one of them on, as a pattern looks at them.
 *
 * @param texts the visible texts of its paragraphs that were asked for, for several patterns ask for the same
 */
record Blocks(LessonSection section, int from, Map<Paragraph, String> texts) {

    /** All blocks of a section. */
    static Blocks of(LessonSection section) {
        return new Blocks(section, 0, new IdentityHashMap<>());
    }

    /** Those that are left behind the first {@code skipped} ones. */
    Blocks behind(int skipped) {
        return new Blocks(section, from + skipped, texts);
    }

    SectionKind kind() {
        return section.kind();
    }

    boolean atStart() {
        return from == 0;
    }

    /** How many are left. */
    int count() {
        return section.blocks().size() - from;
    }

    /** All that are left behind the first {@code skipped} ones. */
    List<Node> rest(int skipped) {
        return section.blocks().subList(from + skipped, section.blocks().size());
    }

    /** The block at {@code index}, if there is one and it is of the type. */
    <T extends Node> Optional<T> at(int index, Class<T> type) {
        if (index >= count()) {
            return Optional.empty();
        }
        Node node = section.blocks().get(from + index);
        return type.isInstance(node) ? Optional.of(type.cast(node)) : Optional.empty();
    }

    Optional<Paragraph> paragraph(int index) {
        return at(index, Paragraph.class);
    }

    /** The visible text of the paragraph at {@code index}; empty where there is none. */
    String text(int index) {
        return paragraph(index)
                .map(paragraph -> texts.computeIfAbsent(paragraph, VisibleText::of))
                .orElse("");
    }

    /** How many paragraphs follow one another from {@code index} on. */
    int paragraphs(int index) {
        int end = index;
        while (paragraph(end).isPresent()) {
            end++;
        }
        return end - index;
    }
}
