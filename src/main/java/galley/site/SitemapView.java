package galley.site;

import static galley.site.LessonCard.Notes.said;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What {@code sitemap.ftlx} sees under the key {@code sitemap}: absolute URLs, with the date of the revision where the
 * record has one; or, of a site with more than one file may hold, the files that have them.
 */
final class SitemapView {
    static final SitePath PATH = new SitePath("sitemap.xml");

    /** What the protocol allows in one file. */
    static final int MOST = 50_000;

    private SitemapView() {}

    /** The sitemap of all pages that readers should find, so of no older revision; {@code most} is how many one file holds. */
    static List<PlannedPage> pages(String host, List<PlannedPage> pages, List<LessonHistory> lessons, int most) {
        Map<String, String> dates = new HashMap<>();
        List<String> revisions = new ArrayList<>();
        for (LessonHistory history : lessons) {
            LessonCard newest = history.newest();
            said(newest.notes().revisionDate())
                    .ifPresent(date -> dates.put(newest.paths().page().value(), date));
            if (history.revisions().size() > 1) {
                revisions.add(RevisionPaths.folder(newest.paths()));
            }
        }
        List<Map<String, Object>> urls = pages.stream()
                .map(PlannedPage::path)
                .filter(SitemapView::isListed)
                .filter(path -> revisions.stream().noneMatch(path::startsWith))
                .sorted()
                .map(path -> url(host, path, dates))
                .toList();
        if (urls.size() <= most) {
            return List.of(PlannedPage.of(PATH.value(), "sitemap", Map.of("urls", urls)));
        }
        List<PlannedPage> parts = new ArrayList<>();
        List<Map<String, Object>> files = new ArrayList<>();
        for (int from = 0; from < urls.size(); from += most) {
            String path = "sitemap-" + (parts.size() + 1) + ".xml";
            files.add(Map.of("loc", host + path));
            parts.add(PlannedPage.of(
                    path, "sitemap", Map.of("urls", urls.subList(from, Math.min(urls.size(), from + most)))));
        }
        parts.add(PlannedPage.of(PATH.value(), "sitemap", Map.of("files", files)));
        return parts;
    }

    private static boolean isListed(String path) {
        return path.endsWith(".html") && !path.equals("404.html") && !path.equals("search/from-disk.html");
    }

    private static Map<String, Object> url(String host, String path, Map<String, String> dates) {
        Map<String, Object> url = new LinkedHashMap<>();
        url.put("loc", host + new SitePath(path).url());
        if (dates.containsKey(path)) {
            url.put("lastmod", dates.get(path));
        }
        return url;
    }
}
