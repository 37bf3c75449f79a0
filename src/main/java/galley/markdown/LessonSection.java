package galley.markdown;

import java.util.List;
import java.util.Optional;
import org.commonmark.node.Node;
import org.jspecify.annotations.Nullable;

/** What one heading opens, up to the next heading of any level. */
final class LessonSection {
    private final Optional<Node> opening;
    private final Optional<Heading> heading;
    private final SectionKind kind;
    private final List<Node> blocks;

    /** Found when it is asked for first, and the same whoever finds it. */
    @Nullable
    private volatile List<LessonBlock> structure;

    /**
     * Makes a section.
     *
     * @param opening the node of the heading; none before the first one
     * @param heading the same as others see it
     * @param kind what the section is for
     * @param blocks what stands below the heading, in order
     */
    LessonSection(Optional<Node> opening, Optional<Heading> heading, SectionKind kind, List<Node> blocks) {
        this.opening = opening;
        this.heading = heading;
        this.kind = kind;
        this.blocks = List.copyOf(blocks);
    }

    Optional<Node> opening() {
        return opening;
    }

    Optional<Heading> heading() {
        return heading;
    }

    SectionKind kind() {
        return kind;
    }

    List<Node> blocks() {
        return blocks;
    }

    /** The lesson blocks of the section: each of its blocks is in exactly one, in order. */
    List<LessonBlock> structure() {
        List<LessonBlock> found = structure;
        if (found == null) {
            found = Patterns.structure(this);
            structure = found;
        }
        return found;
    }
}
