package galley.site;

import galley.diagnostic.Diagnostics;
import galley.text.Place;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

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
    private final SiteSettings settings;
    private final StyleAssets styles;
    private final List<Asset> assets;

    Planner(List<Placement> placements, List<OwnPage> own, List<Asset> assets, SiteSettings settings) {
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
        this.catalogue = new CataloguePages(histories, links);
        this.settings = settings;
        this.styles = StyleAssets.of(revisions, own);
        this.assets = new ArrayList<>(assets);
        this.assets.addAll(styles.all());
    }

    SitePlan plan(Diagnostics diagnostics) {
        List<PlannedPage> pages = pages();
        List<SiteFile> files = files(pages);
        PathClaims claims = new PathClaims(diagnostics);
        claims.claim(new SitePath(Manifest.NAME), Place.ofFile(Manifest.NAME));
        pages.forEach(page -> claims.claim(
                new SitePath(page.path()),
                Place.ofFile(page.source().map(Object::toString).orElse(page.path()))));
        files.forEach(file -> claims.claim(file.path(), Place.ofFile(file.path().value())));
        return new SitePlan(
                pages,
                files,
                new SiteView(settings, assets, styles)
                        .model(
                                catalogue.navigation(),
                                own,
                                pages.stream().anyMatch(page -> page.path().equals(FeedView.PATH.value()))));
    }

    private List<PlannedPage> pages() {
        VersionsView versions = new VersionsView(histories);
        List<PlannedPage> pages = new ArrayList<>();
        for (int i = 0; i < placements.size(); i++) {
            LessonHistory history = histories.get(i);
            List<LessonPage> placed = placements.get(i).revisions();
            for (int j = 0; j < placed.size(); j++) {
                LessonPage lesson = placed.get(j);
                LessonCard card = history.revisions().get(j);
                pages.add(new PlannedPage(
                        lesson.paths().page().value(),
                        "lesson",
                        Optional.of(lesson.lesson().file()),
                        () -> {
                            Map<String, Object> model = new LessonView(lesson, links).model();
                            model.putAll(versions.model(history, card));
                            model.putAll(catalogue.around(card));
                            model.put("meta", MetaTags.of(card, settings, host));
                            return model;
                        }));
                pages.add(new PlannedPage(lesson.paths().facts().value(), "facts", Optional.empty(), () -> {
                    Map<String, Object> model = new LessonView(lesson, links).facts();
                    model.put("crumbs", catalogue.crumbs(card));
                    return model;
                }));
            }
            pages.addAll(changes(history, placed));
        }
        own.forEach(page -> pages.add(page.planned(links)));
        pages.add(PlannedPage.of("404.html", "missing", Map.of("base", Hosting.basePath(settings))));
        pages.addAll(catalogue.pages(pages.stream().map(PlannedPage::path).collect(Collectors.toSet())));
        host.ifPresent(base -> {
            FeedView.page(base, histories).ifPresent(pages::add);
            pages.addAll(SitemapView.pages(base, pages, lessons, SitemapView.MOST));
        });
        return pages;
    }

    /** One page for each step from one revision to the next. */
    private static List<PlannedPage> changes(LessonHistory history, List<LessonPage> revisions) {
        List<PlannedPage> pages = new ArrayList<>();
        for (int i = 1; i < revisions.size(); i++) {
            SitePath path = history.changes(history.revisions().get(i));
            ChangesView view = new ChangesView(revisions.get(i - 1), revisions.get(i), path);
            pages.add(new PlannedPage(path.value(), "changes", Optional.empty(), view::model));
        }
        return pages;
    }

    private List<SiteFile> files(List<PlannedPage> pages) {
        List<SiteFile> files = new ArrayList<>();
        for (LessonPage lesson : revisions) {
            files.add(SiteFile.of(
                    lesson.paths().record().value(), lesson.record().file().text()));
            files.add(SiteFile.of(
                    lesson.paths().markdown().value(), lesson.record().content().text()));
        }
        assets.forEach(asset -> files.add(asset.file()));
        files.addAll(catalogue.files());
        files.addAll(Hosting.files(settings, lessons, catalogue.navigation()));
        files.add(new ResearchCrate(settings, cards).file());
        if (host.isPresent()) {
            Cover cover = new Cover(settings.title());
            cards.forEach(card -> files.add(SiteFile.drawn(card.paths().cover(), () -> cover.of(card))));
        }
        Set<String> paths = pages.stream().map(PlannedPage::path).collect(Collectors.toSet());
        Redirects.file(histories, paths, Hosting.basePath(settings)).ifPresent(files::add);
        files.sort(Comparator.comparing(SiteFile::path));
        return files;
    }
}
