package galley.site;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.text.Place;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Makes the plan of a site: the named list of its pages and files. */
final class Planner {
    private final List<LessonHistory> histories;
    private final List<LessonPage> lessons;
    private final List<LessonPage> revisions;
    private final SiteSettings settings;
    private final StyleAssets styles;
    private final List<Asset> assets;

    Planner(List<LessonHistory> histories, List<Asset> assets, SiteSettings settings) {
        this.histories = List.copyOf(histories);
        this.lessons = histories.stream().map(LessonHistory::newest).toList();
        this.revisions = histories.stream()
                .flatMap(history -> history.revisions().stream())
                .toList();
        this.settings = settings;
        this.styles = StyleAssets.of(revisions);
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
        PathClaims claims = new PathClaims(diagnostics);
        Manifest.OWN.forEach(name -> claims.claim(new SitePath(name), Place.ofFile(name)));
        pages.forEach(page -> claims.claim(
                new SitePath(page.path()),
                Place.ofFile(page.source().map(Object::toString).orElse(page.path()))));
        files.forEach(file -> claims.claim(file.path(), Place.ofFile(file.path().value())));
        return new SitePlan(pages, files, new SiteView(settings, assets, styles).model());
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
        SiteLinks links = links();
        VersionsView versions = new VersionsView(histories);
        List<PlannedPage> pages = new ArrayList<>();
        for (LessonHistory history : histories) {
            for (LessonPage lesson : history.revisions()) {
                pages.add(new PlannedPage(
                        lesson.paths().page().value(),
                        "lesson",
                        Optional.of(lesson.lesson().file()),
                        () -> {
                            Map<String, Object> model = new LessonView(lesson, links).model();
                            model.putAll(versions.model(history, lesson));
                            return model;
                        }));
                pages.add(new PlannedPage(
                        lesson.facts().value(),
                        "facts",
                        Optional.empty(),
                        () -> new LessonView(lesson, links).facts()));
            }
            pages.addAll(changes(history));
        }
        pages.add(PlannedPage.of("index.html", "index", IndexView.of(lessons)));
        pages.add(PlannedPage.of("404.html", "missing", Map.of("base", Hosting.basePath(settings))));
        List<ModelPage> models = ModelPage.of(lessons);
        models.forEach(model -> pages.add(ModelView.page(model)));
        if (!models.isEmpty()) {
            pages.add(ModelView.index(models));
        }
        if (Hosting.host(settings, lessons).isPresent()) {
            pages.add(PlannedPage.of("sitemap.xml", "sitemap", Map.of("urls", Hosting.urls(settings, lessons))));
        }
        return pages;
    }

    private SiteLinks links() {
        SiteLinks links = new SiteLinks();
        for (LessonPage lesson : lessons) {
            lesson.record()
                    .text("canonicalUrl")
                    .ifPresent(url -> links.add(url, lesson.paths().page()));
        }
        for (LessonHistory history : histories) {
            SitePath newest = history.newest().paths().page();
            history.revisions()
                    .forEach(older ->
                            older.record().text("canonicalUrl").ifPresent(url -> links.addFormer(url, newest)));
        }
        return links;
    }

    /** One page for each step from one revision to the next. */
    private static List<PlannedPage> changes(LessonHistory history) {
        List<PlannedPage> pages = new ArrayList<>();
        List<LessonPage> revisions = history.revisions();
        for (int i = 1; i < revisions.size(); i++) {
            SitePath path = history.changes(revisions.get(i));
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
        files.addAll(Hosting.files(settings, lessons));
        Set<String> paths = pages.stream().map(PlannedPage::path).collect(Collectors.toSet());
        Redirects.file(histories, paths, Hosting.basePath(settings)).ifPresent(files::add);
        files.sort(Comparator.comparing(SiteFile::path));
        return files;
    }
}
