package galley.site;

import static galley.site.LessonCard.Notes.said;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The files that static hosts, crawlers and agents look for. */
final class Hosting {
    private static final Pattern ORIGIN = Pattern.compile("https?://[^/?#]+");
    private static final String SITEMAP = "Sitemap: ";

    private Hosting() {}

    /** Every such file; {@code llms} is what agents are told. */
    static List<SiteFile> files(SiteSettings settings, List<LessonCard> lessons, Supplier<String> llms) {
        List<SiteFile> files = new ArrayList<>();
        files.add(SiteFile.of("_headers", SecurityPolicy.headersFile()));
        files.add(SiteFile.of(".nojekyll", ""));
        files.add(SiteFile.of("robots.txt", robots(host(settings, lessons))));
        files.add(llms(llms));
        return files;
    }

    /** The file in which agents look first. */
    static SiteFile llms(Supplier<String> text) {
        return SiteFile.ahead(new SitePath("llms.txt"), text);
    }

    /**
     * Where the site is served, ending in a slash: what the publisher says, else the one origin that all canonical
     * URLs share.
     */
    static Optional<String> host(SiteSettings settings, List<LessonCard> lessons) {
        if (settings.baseUrl().isPresent()) {
            return settings.baseUrl();
        }
        TreeSet<String> origins = new TreeSet<>();
        for (LessonCard lesson : lessons) {
            said(lesson.notes().canonicalUrl())
                    .map(ORIGIN::matcher)
                    .filter(Matcher::lookingAt)
                    .ifPresent(origin -> origins.add(origin.group() + "/"));
        }
        return origins.size() == 1 ? Optional.of(origins.first()) : Optional.empty();
    }

    /** The address that a site's {@code robots.txt} names. */
    static SiteAddress address(String robots) {
        return new SiteAddress(robots.lines()
                .filter(line -> line.startsWith(SITEMAP) && line.endsWith("/" + SitemapView.PATH.value()))
                .map(line -> line.replace(SITEMAP, "").replaceFirst("[^/]+$", ""))
                .findFirst());
    }

    private static String robots(Optional<String> host) {
        return "User-agent: *\nAllow: /\n"
                + host.map(url -> SITEMAP + url + SitemapView.PATH + "\n").orElse("");
    }
}
