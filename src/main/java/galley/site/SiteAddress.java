package galley.site;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where the site is served: what lies below it in an address is a path of the site.
 *
 * @param url ends in a slash; empty when the publisher does not say
 */
record SiteAddress(Optional<String> url) {
    /** That of a site of which nobody says it. */
    static final SiteAddress UNKNOWN = new SiteAddress(Optional.empty());

    private static final Pattern ABSOLUTE = Pattern.compile("(?i)https?://(?<host>[^/?#]*)(?<rest>.*)");

    /**
     * The file that serves an address. Of an address below the site's own, what follows counts, whatever the scheme; of
     * any other, the whole path does.
     *
     * @return empty when the path is none that every system can hold
     */
    Optional<SitePath> path(String address) {
        if (url.isEmpty()) {
            return SitePath.ofUrl(address);
        }
        String own = ABSOLUTE.matcher(address).matches()
                ? url.map(SiteAddress::withoutScheme).orElse("")
                : basePath();
        String below = withoutScheme(address);
        return SitePath.ofUrl(!own.isEmpty() && below.startsWith(own) ? below.substring(own.length()) : address);
    }

    /** The path under which the site is served, as the page for missing addresses needs it at any depth. */
    String basePath() {
        return url.map(SiteAddress::withoutScheme)
                .map(base -> base.substring(base.indexOf('/')))
                .orElse("/");
    }

    private static String withoutScheme(String address) {
        Matcher absolute = ABSOLUTE.matcher(address);
        return absolute.matches() ? absolute.group("host").toLowerCase(Locale.ROOT) + absolute.group("rest") : address;
    }
}
