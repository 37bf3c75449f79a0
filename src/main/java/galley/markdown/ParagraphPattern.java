package galley.markdown;

import java.util.Optional;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.Text;

/**
 * Single paragraphs known by their section: the topic line before the title, the lead directly below it, and among the
 * sources the line of links to the published data.
 */
final class ParagraphPattern implements Pattern {
    private static final String DOT = "·";

    @Override
    public Optional<Match> match(Blocks blocks) {
        return blocks.paragraph(0)
                .flatMap(paragraph ->
                        role(blocks, paragraph).flatMap(name -> Match.one(new LessonBlock.Role(name, paragraph))));
    }

    private static Optional<String> role(Blocks blocks, Paragraph paragraph) {
        return switch (blocks.kind()) {
            case PREAMBLE -> when(blocks.atStart() && isTopic(blocks), "topic");
            case TITLE -> when(blocks.atStart() && !(paragraph.getFirstChild() instanceof Link), "lead");
            case SOURCES -> when(isLineOfLinks(paragraph), "publication");
            default -> Optional.empty();
        };
    }

    private static Optional<String> when(boolean holds, String name) {
        return holds ? Optional.of(name) : Optional.empty();
    }

    private static boolean isTopic(Blocks blocks) {
        String text = blocks.text(0);
        return blocks.count() == 1 && text.contains(" " + DOT + " ") && Prose.isTerm(text);
    }

    private static boolean isLineOfLinks(Paragraph paragraph) {
        for (Node child : Nodes.children(paragraph)) {
            boolean dot =
                    child instanceof Text text && text.getLiteral().strip().equals(DOT);
            if (!dot && !(child instanceof Link)) {
                return false;
            }
        }
        return true;
    }
}
