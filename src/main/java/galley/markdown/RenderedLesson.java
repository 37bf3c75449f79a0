package galley.markdown;

import java.util.List;

/**
 * The HTML of a lesson.
 *
 * @param preambleHtml what stands before the first heading
 * @param sections one for each heading, in order
 * @param answers those of all questions, in order
 * @param interfaces all that the lesson names, in order
 * @param steps those of the mechanism, in order
 */
public record RenderedLesson(
        String preambleHtml,
        List<RenderedSection> sections,
        List<RenderedAnswer> answers,
        List<InterfaceCard> interfaces,
        List<Step> steps) {

    public RenderedLesson {
        sections = List.copyOf(sections);
        answers = List.copyOf(answers);
        interfaces = List.copyOf(interfaces);
        steps = List.copyOf(steps);
    }
}
