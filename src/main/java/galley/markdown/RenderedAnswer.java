package galley.markdown;

import java.util.List;

/**
 * A question with its answer once more: for paper, where the answer stands apart, and for programs.
 *
 * @param question the visible text of the question's heading
 * @param options the visible texts of the options, in order
 * @param answer the visible text of the right one
 * @param reasoning the visible text of the reasoning
 * @param html the right option and the reasoning
 */
public record RenderedAnswer(String question, List<String> options, String answer, String reasoning, String html) {
    public RenderedAnswer {
        options = List.copyOf(options);
    }
}
