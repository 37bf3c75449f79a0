package galley.site;

import static galley.site.LessonCard.Notes.said;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** The files that static hosts, crawlers and agents look for. */
final class Hosting {
    private Hosting() {}

    /** Every such file. */
    static List<SiteFile> files(SiteSettings settings, List<LessonCard> lessons) {
        List<SiteFile> files = new ArrayList<>();
        files.add(SiteFile.of("_headers", SecurityPolicy.headersFile()));
        files.add(SiteFile.of(".nojekyll", ""));
        files.add(SiteFile.of("robots.txt", robots(host(settings, lessons))));
        files.add(SiteFile.of("llms.txt", llms(settings, lessons)));
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

    /** The path under which the site is served, as the page for missing addresses needs it at any depth. */
    static String basePath(SiteSettings settings) {
        return settings.baseUrl()
                .map(url -> url.replaceFirst("^https?://[^/]*", ""))
                .filter(path -> !path.isEmpty())
                .orElse("/");
    }

    /** What the sitemap lists: absolute URLs, with the date of the revision where the record has one. */
    static List<Map<String, Object>> urls(SiteSettings settings, List<LessonCard> lessons) {
        String host = host(settings, lessons).orElse("");
        List<Map<String, Object>> urls = new ArrayList<>();
        urls.add(Map.of("loc", host));
        for (LessonCard lesson : lessons) {
            Map<String, Object> url = new LinkedHashMap<>();
            url.put("loc", host + lesson.paths().page().url());
            said(lesson.notes().revisionDate()).ifPresent(date -> url.put("lastmod", date));
            urls.add(url);
        }
        return urls;
    }

    private static String robots(Optional<String> host) {
        return "User-agent: *\nAllow: /\n"
                + host.map(url -> "Sitemap: " + url + "sitemap.xml\n").orElse("");
    }

    private static String llms(SiteSettings settings, List<LessonCard> lessons) {
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
        return out.toString();
    }

    private static String oneLine(String text) {
        return text.replaceAll("\\s+", " ").strip();
    }
}
