package galley.site;

import galley.diagnostic.Diagnostics;
import galley.verify.VerifiedPage;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Every page to bake and every file to write, each at a path of its own.
 *
 * @param pages in the order of their paths
 * @param files in the order of their paths
 * @param site what every template sees under the key {@code site}
 */
public record SitePlan(List<PlannedPage> pages, List<SiteFile> files, Map<String, Object> site) {
    public SitePlan {
        pages = List.copyOf(pages);
        files = List.copyOf(files);
    }

    /**
     * Plans a site.
     *
     * @param lessons in any order
     * @param own the pages that the publisher wrote
     * @param assets the publisher's own and the calculator's script
     * @param diagnostics receives every clash of paths
     */
    public static SitePlan of(
            List<SiteLesson> lessons,
            List<VerifiedPage> own,
            List<Asset> assets,
            SiteSettings settings,
            Diagnostics diagnostics) {
        return new Planner(
                        Placement.of(lessons, settings.address(), diagnostics),
                        OwnPage.of(own, diagnostics),
                        assets,
                        settings)
                .plan(diagnostics);
    }

    /** How many pages readers can open. */
    public int htmlPages() {
        return (int)
                pages.stream().filter(page -> page.path().endsWith(".html")).count();
    }

    /** All paths of the site but the manifest's. */
    public SortedSet<String> paths() {
        SortedSet<String> paths = new TreeSet<>();
        pages.forEach(page -> paths.add(page.path()));
        files.forEach(file -> paths.add(file.path().value()));
        return paths;
    }
}
