package galley.markdown;

import galley.markdown.LessonBlock.Triple;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** In the specifications: the first paragraphs, all of them in threes, with a label that is no prose and a value that is short. */
final class SpecificationsPattern implements Pattern {
    private static final int THREE = 3;

    @Override
    public Optional<Match> match(Blocks blocks) {
        if (blocks.kind() != SectionKind.SPECIFICATIONS || !blocks.atStart()) {
            return Optional.empty();
        }
        int count = blocks.paragraphs(0);
        List<Triple> lines = lines(blocks, count);
        boolean complete = count > 0 && lines.size() * THREE == count;
        return complete ? Optional.of(new Match(new LessonBlock.Specifications(lines), count)) : Optional.empty();
    }

    private static List<Triple> lines(Blocks blocks, int count) {
        List<Triple> lines = new ArrayList<>();
        for (int at = 0; at + THREE <= count; at += THREE) {
            if (Prose.isTerm(blocks.text(at)) && Prose.isValue(blocks.text(at + 1))) {
                SymbolsPattern.three(blocks, at).ifPresent(lines::add);
            }
        }
        return lines;
    }
}
