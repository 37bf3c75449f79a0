package galley.markdown;

import java.util.List;

/**
 * The HTML of a lesson.
 *
 * @param preambleHtml what stands before the first heading
 * @param sections one for each heading, in order
 * @param interfaces all that the lesson names, in order
 */
public record RenderedLesson(String preambleHtml, List<RenderedSection> sections, List<InterfaceCard> interfaces) {

    public RenderedLesson {
        sections = List.copyOf(sections);
        interfaces = List.copyOf(interfaces);
    }
}
