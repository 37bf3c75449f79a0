package galley.site;

import galley.diagnostic.Diagnostics;
import galley.verify.VerifiedPage;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Every page to bake and every file to write, each at a path of its own.
 *
 * @param pages in the order of their paths
 * @param files in the order of their paths
 * @param paths all of the site but the manifest's, in order
 * @param site what every template sees under the key {@code site}
 */
public record SitePlan(List<PlannedPage> pages, List<SiteFile> files, Set<String> paths, Map<String, Object> site) {
    public SitePlan {
        pages = List.copyOf(pages);
        files = List.copyOf(files);
        paths = Collections.unmodifiableSet(new LinkedHashSet<>(paths));
    }

    /**
     * Plans a site.
     *
     * @param lessons in any order
     * @param own the pages that the publisher wrote
     * @param assets the publisher's own and the calculator's script
     * @param memory of plans of this program
     * @param diagnostics receives every clash of paths
     */
    public static SitePlan of(
            List<SiteLesson> lessons,
            List<VerifiedPage> own,
            List<Asset> assets,
            SiteSettings settings,
            PlanMemory memory,
            Diagnostics diagnostics) {
        return new Planner(
                        Placement.of(lessons, settings.address(), diagnostics),
                        OwnPage.of(own, diagnostics),
                        assets,
                        settings,
                        memory)
                .plan(diagnostics);
    }

    /**
     * Plans what changes of a site.
     *
     * @param memory of the plan of that site
     * @return the pages and files that may differ, and the paths of all; empty where only a whole plan can tell
     */
    public static Optional<SitePlan> amended(
            Amendment amendment, List<Asset> assets, SiteSettings settings, PlanMemory memory) {
        Optional<StyleAssets> styles = amendment
                .formulas()
                .map(shapes -> Optional.of(StyleAssets.of(shapes, memory)))
                .orElseGet(() -> amendment.outline().sheet() ? memory.styles() : Optional.of(StyleAssets.NONE));
        return styles.flatMap(known -> new AmendedPlanner(amendment, assets, settings, known).plan());
    }

    /** The paths of the pages and files that are planned here, and not before. */
    public Set<String> own() {
        Set<String> own = new LinkedHashSet<>();
        pages.forEach(page -> own.add(page.path()));
        files.forEach(file -> own.add(file.path().value()));
        return own;
    }

    static SitePlan of(List<PlannedPage> pages, List<SiteFile> files, Map<String, Object> site) {
        Stream<String> paths = Stream.concat(
                pages.stream().map(PlannedPage::path),
                files.stream().map(file -> file.path().value()));
        return new SitePlan(
                pages, files, new LinkedHashSet<>(paths.parallel().sorted().toList()), site);
    }

    /** The paths of one page of each type and of one file of each ending. */
    public Set<String> oneOfEach() {
        Map<String, String> paths = new HashMap<>();
        pages.forEach(page -> paths.putIfAbsent(page.type(), page.path()));
        files.forEach(file -> {
            String path = file.path().value();
            paths.putIfAbsent(path.substring(path.lastIndexOf('.') + 1), path);
        });
        return Set.copyOf(paths.values());
    }

    /** How many pages readers can open. */
    public int htmlPages() {
        return (int)
                pages.stream().filter(page -> page.path().endsWith(".html")).count();
    }
}
