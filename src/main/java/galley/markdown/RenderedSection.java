package galley.markdown;

import java.util.List;

/**
 * The HTML of one section.
 *
 * @param id also the id of its heading
 * @param level of its heading, 1 to 6
 * @param title its heading's visible text in normal form
 * @param kind what it is for, such as {@code mechanism}; {@code plain} for a section that lessons do not share
 * @param html heading and body, without the sections below it
 * @param annotations ids of the annotations that it holds
 */
public record RenderedSection(String id, int level, String title, String kind, String html, List<String> annotations) {
    public RenderedSection {
        annotations = List.copyOf(annotations);
    }
}
