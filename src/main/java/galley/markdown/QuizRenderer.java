package galley.markdown;

import galley.markdown.LessonBlock.Answer;
import galley.markdown.LessonBlock.Quiz;
import java.util.List;
import org.commonmark.node.Node;

/**
 * Writes a question's options and its answer.
 *
 * <p>The options are a group of radio buttons, named by the question; the right one carries a class, so that a
 * style sheet can tell the reader about a choice. The answer is behind a summary, and there without any script.
 */
final class QuizRenderer {
    private final Html out;
    private final InlineRenderer inlines;
    private final Group group;
    private int count;

    /** What the radio buttons of a section are named after: its id, and its question. */
    record Group(String sectionId, String question) {}

    QuizRenderer(Html out, InlineRenderer inlines, Group group) {
        this.out = out;
        this.inlines = inlines;
        this.group = group;
    }

    void render(Quiz quiz, BlockRenderer blocks) {
        count++;
        out.raw("<div class=\"quiz\" role=\"group\"").attribute("aria-label", group.question());
        out.raw(">").line();
        out.raw("<ol class=\"options\"" + BlockRenderer.start(quiz.options()) + ">")
                .line();
        List<Node> items = Nodes.children(quiz.options());
        for (int i = 0; i < items.size(); i++) {
            option(items.get(i), i == quiz.right());
        }
        out.raw("</ol>").line().raw("</div>").line();
        answer(quiz.answer(), blocks);
    }

    private void option(Node item, boolean right) {
        out.raw("<li class=\"option" + (right ? " right" : "") + "\"><label><input type=\"radio\"");
        out.attribute("name", "options-" + group.sectionId() + "-" + count);
        out.raw("><span class=\"text\">");
        inlines.children(item.getFirstChild());
        out.raw("</span></label></li>").line();
    }

    private void answer(Answer answer, BlockRenderer blocks) {
        out.raw("<details class=\"answer\">").line().raw("<summary>");
        inlines.children(answer.label());
        out.raw("</summary>").line().raw("<p class=\"answer-text\">");
        inlines.children(answer.option());
        out.raw("</p>").line();
        answer.reasoning().forEach(node -> node.accept(blocks));
        out.raw("</details>").line();
    }
}
