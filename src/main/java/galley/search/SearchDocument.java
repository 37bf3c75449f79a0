package galley.search;

import java.util.List;

/**
 * A lesson as it is searched and shown among results.
 *
 * @param title of the lesson
 * @param href its page, from the folder of the index
 * @param topic may be empty
 * @param description may be empty
 * @param words those before the first heading, folded, with spaces between
 * @param sections in order
 */
public record SearchDocument(
        String title, String href, String topic, String description, String words, List<Section> sections) {

    public SearchDocument {
        sections = List.copyOf(sections);
    }

    /** A section: its anchor, its title, and the folded words of its body. */
    public record Section(String id, String title, String words) {}
}
