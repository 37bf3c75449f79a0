package galley.site;

import static galley.site.LessonCard.Notes.said;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Knows which addresses are pages of this site, so that lessons link to each other inside it. */
final class SiteLinks {
    private final Map<String, SitePath> pages = new HashMap<>();

    /** The addresses of all lessons, and those that only older revisions name. */
    static SiteLinks of(List<LessonHistory> histories) {
        SiteLinks links = new SiteLinks();
        for (LessonHistory history : histories) {
            LessonCard newest = history.newest();
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

    /** The page of this site that {@code url} names, whatever its fragment. */
    Optional<SitePath> page(String url) {
        int hash = url.indexOf('#');
        return Optional.ofNullable(pages.get(hash < 0 ? url : url.substring(0, hash)));
    }

    /** Says that {@code url} is the page at {@code path}. */
    void add(String url, SitePath path) {
        pages.put(url, path);
    }

    /** Says that {@code url}, unless it is a page already, was the address of the page at {@code path}. */
    void addFormer(String url, SitePath path) {
        pages.putIfAbsent(url, path);
    }

    /** The reference that the page {@code from} makes for {@code url}: relative for our own pages, else unchanged. */
    String href(String url, SitePath from) {
        int hash = url.indexOf('#');
        String address = hash < 0 ? url : url.substring(0, hash);
        String fragment = hash < 0 ? "" : url.substring(hash);
        SitePath path = pages.get(address);
        return path == null ? url : path.hrefFrom(from) + fragment;
    }
}
