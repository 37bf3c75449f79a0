package galley.site;

import galley.text.PortablePath;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The path of a file in the site.
 *
 * @param value segments joined by {@code /}, relative to the site's root, such as {@code learn/atlas/x/index.html}
 */
public record SitePath(String value) implements Comparable<SitePath> {
    private static final String INDEX = "index.html";
    private static final String HERE = "./";
    private static final SitePath TOP = new SitePath("x");

    /** Scheme and host, slashes, and what is left up to a query or a fragment. */
    private static final Pattern PARTS = Pattern.compile("(?:[A-Za-z][A-Za-z0-9+.-]*://[^/?#]*+)?+/*+([^?#]*+)");

    public SitePath {
        if (!PortablePath.is(value)) {
            throw new IllegalArgumentException("not a path that every system can hold: " + value);
        }
    }

    /**
     * The file that a static host serves for the path of a URL.
     *
     * @param url absolute, or rooted at the site
     * @return empty when the path is none that every system can hold
     */
    public static Optional<SitePath> ofUrl(String url) {
        Matcher parts = PARTS.matcher(url);
        String path = parts.lookingAt() ? parts.group(1) : "";
        String last = path.substring(path.lastIndexOf('/') + 1);
        if (last.isEmpty()) {
            path += INDEX;
        } else if (!last.contains(".")) {
            path += "/" + INDEX;
        }
        return PortablePath.is(path) ? Optional.of(new SitePath(path)) : Optional.empty();
    }

    /** A relative reference from the page {@code from} to this file; a folder's index by the folder. */
    public String hrefFrom(SitePath from) {
        String target = value.equals(INDEX) || value.endsWith("/" + INDEX)
                ? value.substring(0, value.length() - INDEX.length())
                : value;
        String href = from.toRoot() + target;
        return href.isEmpty() ? HERE : href;
    }

    /** The way from this file up to the root: {@code ../} for each folder it lies in. */
    public String toRoot() {
        return "../".repeat(depth());
    }

    /** In how many folders this file lies. */
    int depth() {
        int depth = 0;
        for (int slash = value.indexOf('/'); slash >= 0; slash = value.indexOf('/', slash + 1)) {
            depth++;
        }
        return depth;
    }

    /** The path as systems that ignore case compare it. */
    public String folded() {
        return folded(value);
    }

    /** A path as systems that ignore case compare it. */
    static String folded(String path) {
        return path.toLowerCase(Locale.ROOT);
    }

    /** The part behind the last slash. */
    public String fileName() {
        return value.substring(value.lastIndexOf('/') + 1);
    }

    /** The reference from the root, as a URL writes it. */
    public String url() {
        String href = hrefFrom(TOP);
        return href.equals(HERE) ? "" : href;
    }

    @Override
    public int compareTo(SitePath other) {
        return value.compareTo(other.value);
    }

    @Override
    public String toString() {
        return value;
    }
}
