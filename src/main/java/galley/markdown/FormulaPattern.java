package galley.markdown;

import java.util.Optional;
import org.commonmark.node.Paragraph;

/** In the science: a display formula, and the paragraph behind it that reads it aloud. */
final class FormulaPattern implements Pattern {

    @Override
    public Optional<Match> match(Blocks blocks) {
        boolean science = blocks.kind() == SectionKind.SCIENCE || blocks.kind() == SectionKind.FORMULA;
        return science ? blocks.at(0, MathBlock.class).map(math -> figure(math, blocks)) : Optional.empty();
    }

    private static Match figure(MathBlock math, Blocks blocks) {
        Optional<Paragraph> reading = blocks.paragraph(1).filter(p -> isReading(blocks.text(1)));
        return new Match(new LessonBlock.FormulaFigure(math, reading), reading.isPresent() ? 2 : 1);
    }

    private static boolean isReading(String text) {
        return !text.equals(SymbolsPattern.LABEL) && !SymbolsPattern.isAssumptions(text);
    }
}
