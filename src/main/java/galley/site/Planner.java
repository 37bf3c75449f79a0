package galley.site;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.publication.Manifest;
import galley.text.Place;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Makes the plan of a site: the named list of its pages and files. */
final class Planner {
    private final List<Placement> placements;
    private final List<OwnPage> own;
    private final List<LessonHistory> histories;
    private final List<LessonCard> lessons;
    private final List<LessonCard> cards;
    private final Optional<String> host;
    private final List<LessonPage> revisions;
    private final SiteLinks links;
    private final CataloguePages catalogue;
    private final Map<String, List<String>> superseding;
    private final LessonPages lessonPages;
    private final PlanMemory memory;
    private final SiteSettings settings;
    private final StyleAssets styles;
    private final List<Asset> assets;

    Planner(
            List<Placement> placements,
            List<OwnPage> own,
            List<Asset> assets,
            SiteSettings settings,
            PlanMemory memory) {
        this.placements = List.copyOf(placements);
        this.own = List.copyOf(own);
        this.histories = placements.stream().map(Placement::history).toList();
        this.lessons = histories.stream().map(LessonHistory::newest).toList();
        this.cards = histories.stream()
                .flatMap(history -> history.revisions().stream())
                .toList();
        this.host = Hosting.host(settings, lessons);
        this.revisions = placements.stream()
                .flatMap(placement -> placement.revisions().stream())
                .toList();
        this.links = SiteLinks.of(histories);
        this.catalogue = new CataloguePages(histories, links, memory);
        this.superseding = VersionsView.superseding(histories);
        this.lessonPages = new LessonPages(
                settings, host, links, catalogue.surroundings(), new VersionsView(histories, superseding));
        this.memory = memory;
        this.settings = settings;
        this.styles = StyleAssets.of(
                Stream.concat(
                                revisions.stream().map(page -> page.lesson().formulas()),
                                this.own.stream().flatMap(page -> page.formulas().stream()))
                        .toList(),
                memory);
        this.assets = new ArrayList<>(assets);
        this.assets.addAll(styles.all());
    }

    SitePlan plan(Diagnostics diagnostics) {
        List<PlannedPage> pages = pages();
        List<SiteFile> files = files(pages);
        checkNames(diagnostics);
        for (SiteFile file : files) {
            if (file.path().value().startsWith("_")) {
                HostLimits.check(file.path().value(), new String(file.bytes(), StandardCharsets.UTF_8), diagnostics);
            }
        }
        PathClaims claims = new PathClaims(() -> PathOwners.of(revisions, own), diagnostics);
        Manifest.OWN.forEach(name -> claims.claim(name, Place.ofFile(name)));
        pages.forEach(page -> claims.claim(
                page.path(), Place.ofFile(page.source().map(Object::toString).orElse(page.path()))));
        files.forEach(file ->
                claims.claim(file.path().value(), Place.ofFile(file.path().value())));
        Outline outline = outline(pages);
        memory.leave(outline);
        return SitePlan.of(pages, files, new SiteView(settings, assets, styles).model(outline));
    }

    private Outline outline(List<PlannedPage> pages) {
        return new Outline(
                host,
                catalogue.navigation(),
                own.stream().map(OwnPage::name).toList(),
                pages.stream().anyMatch(page -> page.path().equals(FeedView.PATH.value())),
                styles.sheet().isPresent(),
                own.stream().flatMap(page -> page.formulas().stream()).toList(),
                catalogue.folders().stream()
                        .map(folder -> folder.path().value())
                        .toList(),
                placements.stream().map(Placement::places).toList(),
                catalogue.graph().ids(),
                new TreeMap<>(superseding));
    }

    /** Templates ask for assets by their names. */
    private void checkNames(Diagnostics diagnostics) {
        Set<String> names = new HashSet<>();
        for (Asset asset : assets) {
            if (!names.add(asset.name())) {
                diagnostics.add(
                        Code.ASSET,
                        Place.ofFile(asset.name()),
                        "Expected another name for an asset, but the build makes " + asset.name() + " itself.");
            }
        }
    }

    private List<PlannedPage> pages() {
        List<PlannedPage> pages = new ArrayList<>();
        IntStream.range(0, placements.size())
                .parallel()
                .mapToObj(i ->
                        lessonPages.pages(histories.get(i), placements.get(i).revisions()))
                .toList()
                .forEach(pages::addAll);
        own.forEach(page -> pages.add(page.planned(links)));
        pages.add(PlannedPage.of("404.html", "missing", Map.of("base", settings.basePath())));
        pages.addAll(catalogue.pages(pages.stream().map(PlannedPage::path).collect(Collectors.toSet())));
        host.ifPresent(base -> {
            FeedView.page(base, histories).ifPresent(pages::add);
            pages.addAll(SitemapView.pages(base, pages, histories, SitemapView.MOST));
        });
        return pages;
    }

    private List<SiteFile> files(List<PlannedPage> pages) {
        List<SiteFile> files = new ArrayList<>(revisions.parallelStream()
                .flatMap(lesson -> lessonPages.files(lesson).stream())
                .toList());
        assets.forEach(asset -> files.add(asset.file()));
        List<NamedPath> names = own.stream().map(OwnPage::name).toList();
        files.addAll(
                Hosting.files(settings, lessons, () -> LlmsText.of(settings, lessons, names, catalogue.navigation())));
        files.add(ResearchCrate.file(settings, cards));
        Set<String> paths = pages.stream().map(PlannedPage::path).collect(Collectors.toSet());
        Redirects.file(histories, paths, settings.address()).ifPresent(files::add);
        // Last: they are made on another thread.
        files.addAll(catalogue.files());
        return files.parallelStream()
                .sorted(Comparator.comparing(SiteFile::path))
                .toList();
    }
}
