package galley.markdown;

import galley.markdown.LessonBlock.Answer;
import galley.markdown.LessonBlock.Quiz;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;

/**
 * Below a question: the numbered options, "Answer and reasoning", one of the options again, and why it is right, up
 * to the next numbered list. Exactly one option is the answer, and each is a single paragraph.
 */
final class QuizPattern implements Pattern {
    static final String LABEL = "Answer and reasoning";
    private static final int REASONING = 3;

    @Override
    public Optional<Match> match(Blocks blocks) {
        if (blocks.kind() != SectionKind.QUESTION || !blocks.text(1).equals(LABEL)) {
            return Optional.empty();
        }
        return blocks.at(0, OrderedList.class).flatMap(options -> quiz(blocks, options));
    }

    private static Optional<Match> quiz(Blocks blocks, OrderedList options) {
        List<String> texts = texts(options);
        String answer = blocks.text(2);
        int right = texts.indexOf(answer);
        if (right < 0 || right != texts.lastIndexOf(answer)) {
            return Optional.empty();
        }
        List<Node> reasoning = blocks.rest(REASONING).stream()
                .takeWhile(node -> !(node instanceof OrderedList))
                .toList();
        Answer shown = new Answer(
                blocks.paragraph(1).orElseThrow(), blocks.paragraph(2).orElseThrow(), reasoning);
        return Optional.of(new Match(new Quiz(options, right, shown), REASONING + reasoning.size()));
    }

    /** The options' texts, or none when one of them is more than a paragraph. */
    private static List<String> texts(OrderedList options) {
        List<String> texts = new ArrayList<>();
        for (Node item : Nodes.children(options)) {
            if (!(item.getFirstChild() instanceof Paragraph option) || option.getNext() != null) {
                return List.of();
            }
            texts.add(VisibleText.of(option));
        }
        return texts;
    }
}
