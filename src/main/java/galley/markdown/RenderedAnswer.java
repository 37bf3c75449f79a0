package galley.markdown;

/**
 * The answer to a question once more, for paper, where it stands apart from its question.
 *
 * @param question the visible text of the question's heading
 * @param html the right option and the reasoning
 */
public record RenderedAnswer(String question, String html) {}
