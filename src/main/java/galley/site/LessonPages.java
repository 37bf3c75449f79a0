package galley.site;

import galley.ledger.ValueDigest;
import galley.text.Sha256;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** The pages and files of a lesson's own: those of its revisions, and of what each of them changed. */
final class LessonPages {
    private final SiteSettings settings;
    private final Optional<String> host;
    private final SiteLinks links;
    private final Surroundings surroundings;
    private final VersionsView versions;
    private final Cover cover;

    LessonPages(
            SiteSettings settings,
            Optional<String> host,
            SiteLinks links,
            Surroundings surroundings,
            VersionsView versions) {
        this.settings = settings;
        this.host = host;
        this.links = links;
        this.surroundings = surroundings;
        this.versions = versions;
        this.cover = new Cover(settings.title());
    }

    List<PlannedPage> pages(LessonHistory history, List<LessonPage> revisions) {
        List<PlannedPage> pages = new ArrayList<>();
        for (LessonPage lesson : revisions) {
            pages.addAll(pages(lesson, links.of(lesson.card()), () -> around(lesson.card(), history)));
        }
        pages.addAll(changes(history, revisions));
        return pages;
    }

    /** What the page of a lesson shows of the rest of the site. */
    private Map<String, Object> around(LessonCard card, LessonHistory history) {
        Map<String, Object> model = new LinkedHashMap<>(versions.model(history, card));
        model.putAll(surroundings.around(card));
        return model;
    }

    /** A lesson's page, and what programs are told of it. */
    private List<PlannedPage> pages(
            LessonPage lesson, SiteLinks.LessonLinks links, Supplier<Map<String, Object>> around) {
        Supplier<List<Map<String, Object>>> crumbs = () -> surroundings.crumbs(lesson.card());
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

    /** The record of a revision, its Markdown, and the picture that stands for it elsewhere. */
    List<SiteFile> files(LessonPage lesson) {
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
