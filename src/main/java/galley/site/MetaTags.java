package galley.site;

import static galley.site.LessonCard.Notes.said;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the head of a lesson's page tells programs: in the words of Open Graph, and for a lesson with an author in those
 * of Dublin Core and Highwire Press. */
final class MetaTags {
    private final List<Map<String, Object>> tags = new ArrayList<>();

    private MetaTags() {}

    /** The tags; {@code host} is where the site is served, without which nothing absolute is said. */
    static List<Map<String, Object>> of(LessonCard card, SiteSettings settings, Optional<String> host) {
        MetaTags made = new MetaTags();
        made.openGraph(card, settings, host);
        if (!card.notes().author().isEmpty()) {
            made.dublinCore(card, settings, host);
            made.highwire(card, settings, host);
        }
        return made.tags;
    }

    private static Optional<String> url(LessonCard card, Optional<String> host) {
        return said(card.notes().canonicalUrl())
                .filter(url -> url.startsWith("https://") || url.startsWith("http://"))
                .or(() -> host.map(base -> base + card.paths().page().url()));
    }

    private void openGraph(LessonCard card, SiteSettings settings, Optional<String> host) {
        property("og:type", "article");
        property("og:title", card.title());
        property("og:site_name", settings.title());
        said(card.notes().description()).ifPresent(text -> property("og:description", text));
        url(card, host).ifPresent(url -> property("og:url", url));
        said(card.notes().publishedDate()).ifPresent(date -> property("article:published_time", date));
        said(card.notes().revisionDate()).ifPresent(date -> property("article:modified_time", date));
        said(card.notes().topic()).ifPresent(topic -> property("article:section", topic));
        host.ifPresent(base -> {
            property("og:image", base + card.paths().cover().url());
            property("og:image:type", "image/png");
            property("og:image:width", String.valueOf(Cover.WIDTH));
            property("og:image:height", String.valueOf(Cover.HEIGHT));
            property("og:image:alt", card.title());
            name("twitter:card", "summary_large_image");
        });
    }

    private void dublinCore(LessonCard card, SiteSettings settings, Optional<String> host) {
        name("DC.title", card.title());
        name("DC.creator", card.notes().author());
        name("DC.language", settings.language());
        name("DC.type", "Text");
        name("DC.format", "text/html");
        said(card.notes().description()).ifPresent(text -> name("DC.description", text));
        said(card.notes().topic()).ifPresent(text -> name("DC.subject", text));
        said(card.notes().license()).ifPresent(text -> name("DC.rights", text));
        card.notes().date().ifPresent(date -> name("DC.date", date));
        url(card, host).ifPresent(url -> name("DC.identifier", url));
    }

    private void highwire(LessonCard card, SiteSettings settings, Optional<String> host) {
        name("citation_title", card.title());
        name("citation_author", card.notes().author());
        name("citation_language", settings.language());
        said(card.notes().publishedDate()).ifPresent(date -> name("citation_publication_date", date.replace('-', '/')));
        url(card, host).ifPresent(url -> name("citation_public_url", url));
    }

    private void property(String property, String content) {
        tags.add(Map.of("kind", "property", "name", property, "content", content));
    }

    private void name(String name, String content) {
        tags.add(Map.of("kind", "name", "name", name, "content", content));
    }
}
