package galley.markdown;

import galley.text.Span;

/**
 * A link of the content.
 *
 * @param title its visible text in normal form
 * @param url its destination, with escapes and entities resolved
 * @param span from its first character to its end
 */
public record Link(String title, String url, Span span) {

    /** The destination as a record states it: what no URL may hold is written with a percent sign. */
    public String citedUrl() {
        return Addresses.cited(url);
    }
}
