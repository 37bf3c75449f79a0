package galley.site;

import static galley.site.LessonCard.Notes.said;

import galley.link.Reference;
import galley.text.PortablePath;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** Knows which addresses are pages of this site, so that lessons link to each other inside it. */
final class SiteLinks {
    /** With a path that begins neither at a root nor with a scheme; a fragment or a query alone has none. */
    private static final Pattern RELATIVE = Pattern.compile("(?s)(?![A-Za-z][A-Za-z0-9+.-]*:)[^/\\\\?#].*");

    private final Map<String, SitePath> pages = new HashMap<>();

    /** The page of each revision, and the one at the lesson's own address, from where its relative links were written. */
    private final Map<SitePath, SitePath> homes = new HashMap<>();

    /** The addresses of all lessons, and those that only older revisions name. */
    static SiteLinks of(List<LessonHistory> histories) {
        SiteLinks links = new SiteLinks();
        for (LessonHistory history : histories) {
            LessonCard newest = history.newest();
            history.revisions()
                    .forEach(card ->
                            links.homes.put(card.paths().page(), newest.paths().page()));
            said(newest.notes().canonicalUrl())
                    .ifPresent(url -> links.add(url, newest.paths().page()));
        }
        for (LessonHistory history : histories) {
            SitePath newest = history.newest().paths().page();
            history.revisions()
                    .forEach(
                            older -> said(older.notes().canonicalUrl()).ifPresent(url -> links.addFormer(url, newest)));
        }
        return links;
    }

    /** The page of this site that {@code url} names on the page {@code from}, whatever its fragment. */
    Optional<SitePath> page(String url, SitePath from) {
        Optional<SitePath> known = Optional.ofNullable(pages.get(withoutFragment(url)));
        boolean within = url.isEmpty() || url.charAt(0) == '#' || url.charAt(0) == '?';
        return known.isPresent() || within ? known : lesson(url, home(from));
    }

    private Optional<SitePath> lesson(String url, SitePath home) {
        return Reference.of(url, home.value(), "/")
                .map(Reference::path)
                .filter(PortablePath::is)
                .map(SitePath::new)
                .filter(path -> homes.containsKey(path));
    }

    private SitePath home(SitePath from) {
        return homes.getOrDefault(from, from);
    }

    /** Whether an address means something else on a page elsewhere. */
    private static boolean isRelative(String url) {
        return RELATIVE.matcher(url).matches();
    }

    private static String withoutFragment(String url) {
        int hash = url.indexOf('#');
        return hash < 0 ? url : url.substring(0, hash);
    }

    /** Says that {@code url} is the page at {@code path}. */
    void add(String url, SitePath path) {
        pages.put(url, path);
    }

    /** Says that {@code url}, unless it is a page already, was the address of the page at {@code path}. */
    void addFormer(String url, SitePath path) {
        pages.putIfAbsent(url, path);
    }

    /** The references that a lesson's page makes instead of the addresses in its content. */
    LessonLinks of(LessonCard card) {
        SitePath from = card.paths().page();
        Map<String, String> hrefs = new TreeMap<>();
        card.citations().forEach(citation -> {
            if (page(citation.url(), from).isPresent()) {
                hrefs.put(citation.url(), href(citation.url(), from));
            }
        });
        return new LessonLinks(hrefs, up(from));
    }

    /** The reference that the page {@code from} makes for {@code url}: relative for our own pages, else unchanged. */
    String href(String url, SitePath from) {
        String fragment = url.substring(withoutFragment(url).length());
        return page(url, from).map(path -> path.hrefFrom(from) + fragment).orElse(url);
    }

    /** The way from a page of a revision to the folder of the lesson's own page. */
    private String up(SitePath from) {
        return "../".repeat(from.depth() - home(from).depth());
    }

    /**
     * The references on the page of one lesson.
     *
     * @param own those to pages of this site, by the address in the content
     * @param up what leads to where the other relative ones were written from; empty on the lesson's own page
     */
    record LessonLinks(Map<String, String> own, String up) {
        LessonLinks {
            own = Collections.unmodifiableMap(new TreeMap<>(own));
        }

        String href(String url) {
            return own.getOrDefault(url, isRelative(url) ? up + url : url);
        }
    }
}
