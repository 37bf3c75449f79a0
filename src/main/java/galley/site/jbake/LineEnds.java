package galley.site.jbake;

/** Line ends of pages: line feeds, on every system and whatever a template or a model holds. */
final class LineEnds {
    private LineEnds() {}

    /** The text with a line feed for each CRLF and each CR. */
    static String lineFeeds(String text) {
        return text.indexOf('\r') < 0 ? text : text.replace("\r\n", "\n").replace('\r', '\n');
    }
}
