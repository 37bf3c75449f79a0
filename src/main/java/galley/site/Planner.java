package galley.site;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.ledger.ValueDigest;
import galley.text.Place;
import galley.text.Sha256;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Makes the plan of a site: the named list of its pages and files. */
final class Planner {
    private final List<Placement> placements;
    private final List<LessonHistory> histories;
    private final List<LessonCard> lessons;
    private final List<LessonPage> revisions;
    private final SiteSettings settings;
    private final StyleAssets styles;
    private final List<Asset> assets;

    Planner(List<Placement> placements, List<Asset> assets, SiteSettings settings) {
        this.placements = List.copyOf(placements);
        this.histories = placements.stream().map(Placement::history).toList();
        this.lessons = histories.stream().map(LessonHistory::newest).toList();
        this.revisions = placements.stream()
                .flatMap(placement -> placement.revisions().stream())
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
        SiteLinks links = SiteLinks.of(histories);
        VersionsView versions = new VersionsView(histories);
        List<PlannedPage> pages = new ArrayList<>();
        for (int i = 0; i < placements.size(); i++) {
            LessonHistory history = histories.get(i);
            List<LessonPage> own = placements.get(i).revisions();
            for (LessonPage lesson : own) {
                pages.addAll(lesson(lesson, links.of(lesson.card()), versions.model(history, lesson.card())));
            }
            pages.addAll(changes(history, own));
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

    /** A lesson's page, and what programs are told of it. */
    private static List<PlannedPage> lesson(
            LessonPage lesson, Map<String, String> links, Map<String, Object> versions) {
        Supplier<Sha256> inputs = () -> ValueDigest.of(lesson.lesson().inputs(), lesson.paths(), links, versions);
        return List.of(
                new PlannedPage(
                        lesson.paths().page().value(),
                        "lesson",
                        Optional.of(lesson.lesson().file()),
                        inputs,
                        () -> {
                            Map<String, Object> model = new LessonView(lesson, links).model();
                            model.putAll(versions);
                            return model;
                        }),
                new PlannedPage(
                        lesson.paths().facts().value(),
                        "facts",
                        Optional.empty(),
                        inputs,
                        () -> new LessonView(lesson, links).facts()));
    }

    /** One page for each step from one revision to the next. */
    private static List<PlannedPage> changes(LessonHistory history, List<LessonPage> revisions) {
        List<PlannedPage> pages = new ArrayList<>();
        for (int i = 1; i < revisions.size(); i++) {
            SitePath path = history.changes(history.revisions().get(i));
            LessonPage before = revisions.get(i - 1);
            LessonPage now = revisions.get(i);
            pages.add(new PlannedPage(
                    path.value(),
                    "changes",
                    Optional.empty(),
                    () -> ValueDigest.of(
                            before.lesson().inputs(), now.lesson().inputs(), before.paths(), now.paths(), path),
                    () -> new ChangesView(before, now, path).model()));
        }
        return pages;
    }

    private List<SiteFile> files(List<PlannedPage> pages) {
        List<SiteFile> files = new ArrayList<>();
        for (LessonPage lesson : revisions) {
            LessonCard.Digests digests = lesson.card().digests();
            files.add(SiteFile.of(
                    lesson.paths().record(),
                    new Sha256(digests.record()),
                    () -> lesson.verified().record().file().text()));
            files.add(SiteFile.of(
                    lesson.paths().markdown(),
                    new Sha256(digests.content()),
                    () -> lesson.verified().record().content().text()));
        }
        assets.forEach(asset -> files.add(asset.file()));
        files.addAll(Hosting.files(settings, lessons));
        Set<String> paths = pages.stream().map(PlannedPage::path).collect(Collectors.toSet());
        Redirects.file(histories, paths, Hosting.basePath(settings)).ifPresent(files::add);
        files.sort(Comparator.comparing(SiteFile::path));
        return files;
    }
}
