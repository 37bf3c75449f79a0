package galley.revision;

import galley.markdown.Link;

/**
 * A link, wherever it stands.
 *
 * @param title its visible text
 * @param url its destination
 */
public record LinkText(String title, String url) {
    static LinkText of(Link link) {
        return new LinkText(link.title(), link.url());
    }
}
