package galley.revision;

/**
 * The text of one section.
 *
 * @param id as the record names it; empty for what stands before the first heading
 * @param title the heading's plain text
 * @param heading the heading as it stands in the content
 * @param body what follows the heading
 */
public record SectionText(String id, String title, String heading, String body) {

    /** Heading and body as they stand. */
    public String text() {
        return heading + body;
    }

    /** The name by which people know the section. */
    public String name() {
        return title.isEmpty() ? "text before the first heading" : title;
    }
}
