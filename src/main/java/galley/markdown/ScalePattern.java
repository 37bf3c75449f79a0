package galley.markdown;

import java.util.Optional;
import org.commonmark.node.Link;
import org.commonmark.node.Paragraph;
import org.commonmark.node.Text;

/** Below the title: a link, and behind it, without a space, the scale of what it shows. */
final class ScalePattern implements Pattern {

    @Override
    public Optional<Match> match(Blocks blocks) {
        return blocks.kind() == SectionKind.TITLE
                ? blocks.paragraph(0).filter(ScalePattern::holds).flatMap(p -> Match.one(new LessonBlock.Scale(p)))
                : Optional.empty();
    }

    private static boolean holds(Paragraph paragraph) {
        return paragraph.getFirstChild() instanceof Link link
                && link.getNext() instanceof Text caption
                && !caption.getLiteral().isEmpty()
                && Character.isLetterOrDigit(caption.getLiteral().codePointAt(0));
    }
}
