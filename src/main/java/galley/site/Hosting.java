package galley.site;

import static galley.site.LessonCard.Notes.said;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** The files that static hosts, crawlers and agents look for. */
final class Hosting {
    private static final String SITEMAP = "Sitemap: ";

    private Hosting() {}

    /** Every such file. */
    static List<SiteFile> files(SiteSettings settings, List<LessonCard> lessons, List<Map<String, Object>> navigation) {
        List<SiteFile> files = new ArrayList<>();
        files.add(SiteFile.of("_headers", SecurityPolicy.headersFile()));
        files.add(SiteFile.of(".nojekyll", ""));
        files.add(SiteFile.of("robots.txt", robots(host(settings, lessons))));
        files.add(SiteFile.of("llms.txt", llms(settings, lessons, navigation)));
        return files;
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
                    .filter(url -> url.matches("https?://.*"))
                    .ifPresent(url -> origins.add(url.replaceFirst("^(https?://[^/?#]+).*$", "$1/")));
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

    private static String llms(SiteSettings settings, List<LessonCard> lessons, List<Map<String, Object>> navigation) {
        StringBuilder out = new StringBuilder("# " + oneLine(settings.title()) + "\n\n");
        if (!settings.description().isEmpty()) {
            out.append("> ").append(oneLine(settings.description())).append("\n\n");
        }
        out.append("## Lessons\n\n");
        for (LessonCard lesson : lessons) {
            out.append("- [")
                    .append(oneLine(lesson.title()).replace("]", "\\]"))
                    .append("](");
            out.append(lesson.paths().markdown().url()).append("): version ").append(lesson.version());
            out.append(", SHA-256 ").append(lesson.digests().content()).append('\n');
        }
        out.append("\n## Catalogue\n\n");
        navigation.forEach(page -> out.append("- [")
                .append(oneLine(String.valueOf(page.get("title"))).replace("]", "\\]"))
                .append("](")
                .append(page.get("path"))
                .append(")\n"));
        return out.toString();
    }

    private static String oneLine(String text) {
        return text.replaceAll("\\s+", " ").strip();
    }
}
