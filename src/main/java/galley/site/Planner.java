package galley.site;

import galley.diagnostic.Diagnostics;
import galley.text.Place;
import galley.text.Utf8;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes the plan of a site: the named list of its pages and files. */
final class Planner {
    private final List<LessonPage> lessons;
    private final SiteSettings settings;
    private final StyleAssets styles;
    private final List<Asset> assets;

    Planner(List<LessonPage> lessons, List<Asset> assets, SiteSettings settings) {
        this.lessons = lessons.stream()
                .sorted(Comparator.comparing(lesson -> lesson.paths().page()))
                .toList();
        this.settings = settings;
        this.styles = StyleAssets.of(this.lessons);
        this.assets = new ArrayList<>(assets);
        this.assets.addAll(styles.all());
    }

    SitePlan plan(Diagnostics diagnostics) {
        List<PlannedPage> pages = pages();
        List<SiteFile> files = files();
        PathClaims claims = new PathClaims(diagnostics);
        pages.forEach(page -> claims.claim(
                new SitePath(page.path()),
                Place.ofFile(page.source().map(Object::toString).orElse(page.path()))));
        files.forEach(file -> claims.claim(file.path(), Place.ofFile(file.path().value())));
        return new SitePlan(pages, files, new SiteView(settings, assets, styles).model());
    }

    private List<PlannedPage> pages() {
        SiteLinks links = new SiteLinks();
        for (LessonPage lesson : lessons) {
            lesson.record()
                    .text("canonicalUrl")
                    .ifPresent(url -> links.add(url, lesson.paths().page()));
        }
        List<PlannedPage> pages = new ArrayList<>();
        for (LessonPage lesson : lessons) {
            pages.add(new PlannedPage(
                    lesson.paths().page().value(),
                    "lesson",
                    Optional.of(lesson.lesson().file()),
                    new LessonView(lesson, links).model()));
        }
        pages.add(page("index.html", "index", IndexView.of(lessons)));
        pages.add(page("404.html", "missing", Map.of("base", Hosting.basePath(settings))));
        List<ModelPage> models = ModelPage.of(lessons);
        models.forEach(model -> pages.add(ModelView.page(model)));
        if (!models.isEmpty()) {
            pages.add(ModelView.index(models));
        }
        if (Hosting.host(settings, lessons).isPresent()) {
            pages.add(page("sitemap.xml", "sitemap", Map.of("urls", Hosting.urls(settings, lessons))));
        }
        return pages;
    }

    private List<SiteFile> files() {
        List<SiteFile> files = new ArrayList<>();
        for (LessonPage lesson : lessons) {
            files.add(SiteFile.of(
                    lesson.paths().record().value(),
                    Utf8.encode(lesson.record().file().text())));
            files.add(SiteFile.of(
                    lesson.paths().markdown().value(),
                    Utf8.encode(lesson.record().content().text())));
        }
        assets.forEach(asset -> files.add(asset.file()));
        files.addAll(Hosting.files(settings, lessons));
        files.sort(Comparator.comparing(SiteFile::path));
        return files;
    }

    private static PlannedPage page(String path, String type, Map<String, Object> model) {
        return new PlannedPage(path, type, Optional.empty(), model);
    }
}
