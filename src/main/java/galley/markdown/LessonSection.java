package galley.markdown;

import java.util.List;
import java.util.Optional;
import org.commonmark.node.Node;

/**
 * What one heading opens, up to the next heading of any level.
 *
 * @param opening the node of the heading; none before the first one
 * @param heading the same as others see it
 * @param kind what the section is for
 * @param blocks what stands below the heading, in order
 */
record LessonSection(Optional<Node> opening, Optional<Heading> heading, SectionKind kind, List<Node> blocks) {
    LessonSection {
        blocks = List.copyOf(blocks);
    }
}
