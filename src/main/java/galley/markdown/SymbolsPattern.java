package galley.markdown;

import galley.markdown.LessonBlock.Triple;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * "Symbols and units", and below it paragraphs in threes: term, meaning, unit.
 *
 * <p>The threes end where a paragraph reads as prose or begins the assumptions, or where the paragraphs end. A three with
 * prose for its unit, or one that is not complete, shows that something is missing further up: then nobody can tell which
 * paragraph is which, and all stay plain.
 */
final class SymbolsPattern implements Pattern {
    static final String LABEL = "Symbols and units";
    private static final int THREE = 3;

    @Override
    public Optional<Match> match(Blocks blocks) {
        if (!blocks.text(0).equals(LABEL)) {
            return Optional.empty();
        }
        List<Triple> triples = new ArrayList<>();
        int next = 1;
        while (canBegin(blocks.text(next))) {
            Optional<Triple> triple = triple(blocks, next);
            if (triple.isEmpty()) {
                return Optional.empty();
            }
            triples.add(triple.get());
            next += THREE;
        }
        return triples.isEmpty() ? Optional.empty() : Optional.of(match(blocks, triples));
    }

    private static Match match(Blocks blocks, List<Triple> triples) {
        LessonBlock.Symbols symbols =
                new LessonBlock.Symbols(blocks.paragraph(0).orElseThrow(), triples);
        return new Match(symbols, 1 + THREE * triples.size());
    }

    private static Optional<Triple> triple(Blocks blocks, int at) {
        boolean complete = !isAssumptions(blocks.text(at + 1)) && canBegin(blocks.text(at + 2));
        return complete ? three(blocks, at) : Optional.empty();
    }

    private static boolean canBegin(String text) {
        return Prose.isTerm(text) && !isAssumptions(text);
    }

    /** Whether a paragraph begins the assumptions. */
    static boolean isAssumptions(String text) {
        return text.startsWith("Assumptions ");
    }

    /** The three paragraphs from {@code at} on. */
    static Optional<Triple> three(Blocks blocks, int at) {
        return blocks.paragraph(at)
                .flatMap(first -> blocks.paragraph(at + 1)
                        .flatMap(second -> blocks.paragraph(at + 2).map(third -> new Triple(first, second, third))));
    }
}
