package galley.markdown;

import java.util.Optional;
import org.commonmark.node.ListBlock;
import org.commonmark.node.OrderedList;

/** Lists known by their section: the steps of the mechanism, sources, foundations, related lessons. */
final class ListPattern implements Pattern {

    @Override
    public Optional<Match> match(Blocks blocks) {
        return blocks.at(0, ListBlock.class)
                .flatMap(list ->
                        role(blocks.kind(), list).flatMap(name -> Match.one(new LessonBlock.RoleList(name, list))));
    }

    private static Optional<String> role(SectionKind kind, ListBlock list) {
        return switch (kind) {
            case MECHANISM -> list instanceof OrderedList ? Optional.of("steps") : Optional.empty();
            case SOURCES, FOUNDATIONS, RELATED -> Optional.of(kind.word());
            default -> Optional.empty();
        };
    }
}
