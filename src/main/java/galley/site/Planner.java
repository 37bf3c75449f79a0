package galley.site;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.ledger.ValueDigest;
import galley.publication.Manifest;
import galley.text.Place;
import galley.text.Sha256;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

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
        this.settings = settings;
        this.styles = StyleAssets.of(revisions, own, memory);
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
        return SitePlan.of(
                pages,
                files,
                new SiteView(settings, assets, styles)
                        .model(
                                catalogue.navigation(),
                                own,
                                pages.stream().anyMatch(page -> page.path().equals(FeedView.PATH.value()))));
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
        VersionsView versions = new VersionsView(histories);
        List<PlannedPage> pages = new ArrayList<>();
        IntStream.range(0, placements.size())
                .parallel()
                .mapToObj(i -> pages(histories.get(i), placements.get(i).revisions(), versions))
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

    private List<PlannedPage> pages(LessonHistory history, List<LessonPage> revisions, VersionsView versions) {
        List<PlannedPage> pages = new ArrayList<>();
        for (LessonPage lesson : revisions) {
            pages.addAll(lesson(lesson, links.of(lesson.card()), () -> around(lesson.card(), history, versions)));
        }
        pages.addAll(changes(history, revisions));
        return pages;
    }

    /** What the page of a lesson shows of the rest of the site. */
    private Map<String, Object> around(LessonCard card, LessonHistory history, VersionsView versions) {
        Map<String, Object> model = new LinkedHashMap<>(versions.model(history, card));
        model.putAll(catalogue.around(card));
        return model;
    }

    /** A lesson's page, and what programs are told of it. */
    private List<PlannedPage> lesson(
            LessonPage lesson, SiteLinks.LessonLinks links, Supplier<Map<String, Object>> around) {
        Supplier<List<Map<String, Object>>> crumbs = () -> catalogue.crumbs(lesson.card());
        Sha256 own = ValueDigest.of(lesson.lesson().inputs(), lesson.paths(), links);
        return List.of(
                new PlannedPage(
                        lesson.paths().page().value(),
                        "lesson",
                        Optional.of(lesson.lesson().file()),
                        () -> ValueDigest.of(own, around.get(), host),
                        () -> {
                            Map<String, Object> model = new LessonView(lesson, links).model();
                            model.putAll(around.get());
                            model.put("meta", MetaTags.of(lesson.card(), settings, host));
                            return model;
                        }),
                new PlannedPage(
                        lesson.paths().facts().value(),
                        "facts",
                        Optional.empty(),
                        () -> ValueDigest.of(own, crumbs.get()),
                        () -> {
                            Map<String, Object> model = new LessonView(lesson, links).facts();
                            model.put("crumbs", crumbs.get());
                            return model;
                        }));
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
        Cover cover = new Cover(settings.title());
        List<SiteFile> files = new ArrayList<>(revisions.parallelStream()
                .flatMap(lesson -> files(lesson, cover).stream())
                .toList());
        assets.forEach(asset -> files.add(asset.file()));
        String llms = LlmsText.of(settings, lessons, own, catalogue.navigation());
        files.addAll(Hosting.files(settings, lessons, llms));
        files.add(new ResearchCrate(settings, cards).file());
        Set<String> paths = pages.stream().map(PlannedPage::path).collect(Collectors.toSet());
        Redirects.file(histories, paths, settings.address()).ifPresent(files::add);
        // Last: they are made on another thread.
        files.addAll(catalogue.files());
        return files.parallelStream()
                .sorted(Comparator.comparing(SiteFile::path))
                .toList();
    }

    private List<SiteFile> files(LessonPage lesson, Cover cover) {
        LessonCard.Digests digests = lesson.card().digests();
        List<SiteFile> files = new ArrayList<>();
        files.add(SiteFile.of(
                lesson.paths().record(),
                new Sha256(digests.record()),
                () -> lesson.verified().record().file().text()));
        files.add(SiteFile.of(
                lesson.paths().markdown(),
                new Sha256(digests.content()),
                () -> lesson.verified().record().content().text()));
        if (host.isPresent()) {
            files.add(SiteFile.drawn(
                    lesson.paths().cover(),
                    ValueDigest.of("cover", settings.title(), lesson.lesson().inputs()),
                    () -> cover.of(lesson.card())));
        }
        return files;
    }
}
