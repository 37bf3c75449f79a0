package galley.markdown;

import galley.markdown.LessonBlock.Answer;
import galley.markdown.LessonBlock.Quiz;
import java.util.List;
import org.commonmark.node.Node;

/**
 * Writes a question's options and its answer.
 *
 * <p>The options are a group of radio buttons, named by the section's heading; the right one carries a class, so that a
 * style sheet can tell the reader about a choice. The answer is behind a summary, and there without any script.
 */
final class QuizRenderer {
    private final Html out;
    private final InlineRenderer inlines;
    private final String sectionId;
    private int count;

    QuizRenderer(Html out, InlineRenderer inlines, String sectionId) {
        this.out = out;
        this.inlines = inlines;
        this.sectionId = sectionId;
    }

    void render(Quiz quiz, BlockRenderer blocks) {
        count++;
        out.raw("<div class=\"quiz\" role=\"radiogroup\"").attribute("aria-labelledby", sectionId);
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
        out.attribute("name", "options-" + sectionId + "-" + count);
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
