package galley.site;

import java.util.HashMap;
import java.util.Map;

/** Knows which addresses are pages of this site, so that lessons link to each other inside it. */
final class SiteLinks {
    private final Map<String, SitePath> pages = new HashMap<>();

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
