package galley.site;

import galley.markdown.LinkPolicy;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * What {@code sources.ftlh} sees under the key {@code sources}: each work that lessons cite, and who cites it.
 *
 * <p>Only addresses of the web are works. A lesson's works are the links of its lists of sources; of a lesson without such a list, all that lead out of the
 * site and to no other lesson.
 */
final class SourceView {
    /** Where the first of its pages lies. */
    static final SitePath PATH = new SitePath("sources/index.html");

    private static final int MOST_LESSONS = 12;

    private final SiteLinks links;
    private final Map<String, Source> sources = new TreeMap<>();

    /** A work: its address, the titles that lessons give it, and those lessons with the sections that cite it. */
    private record Source(String url, Set<String> titles, Map<String, Use> uses) {}

    private record Use(LessonCard lesson, String section) {}

    SourceView(List<LessonCard> lessons, SiteLinks links) {
        this.links = links;
        lessons.stream().sorted(Topic.BY_TITLE).forEach(this::addLesson);
    }

    private void addLesson(LessonCard lesson) {
        boolean lists = lesson.citations().stream().anyMatch(link -> link.role().equals("sources"));
        lesson.citations().stream()
                .filter(link -> lists ? link.role().equals("sources") : isWork(lesson, link))
                .forEach(link -> addSource(lesson, link));
    }

    private boolean isWork(LessonCard lesson, LessonCard.CitationCard link) {
        return link.role().isEmpty()
                && links.page(link.url(), lesson.paths().page()).isEmpty();
    }

    private void addSource(LessonCard lesson, LessonCard.CitationCard link) {
        boolean web = link.url().startsWith("https://") || link.url().startsWith("http://");
        if (!web || !LinkPolicy.allows(link.url())) {
            return;
        }
        Source source = sources.computeIfAbsent(
                link.url(), url -> new Source(url, new LinkedHashSet<>(), new LinkedHashMap<>()));
        source.titles().add(link.title().isEmpty() ? link.url() : link.title());
        source.uses().putIfAbsent(lesson.id(), new Use(lesson, link.section()));
    }

    /** The pages; none when no lesson cites anything. */
    List<PlannedPage> pages() {
        List<PlannedPage> pages = new ArrayList<>();
        if (!sources.isEmpty()) {
            for (Part<Source> part : Part.of(PATH, List.copyOf(sources.values()))) {
                pages.add(new PlannedPage(part.path().value(), "sources", Optional.empty(), () -> model(part)));
            }
        }
        return pages;
    }

    private Map<String, Object> model(Part<Source> part) {
        Map<String, Object> model = new LinkedHashMap<>();
        model.put("count", sources.size());
        model.put("part", part.model());
        model.put(
                "works",
                part.items().stream().map(source -> work(source, part.path())).toList());
        return model;
    }

    private Map<String, Object> work(Source source, SitePath from) {
        Map<String, Object> model = new LinkedHashMap<>();
        model.put("href", links.href(source.url(), from));
        model.put("url", source.url());
        model.put("titles", source.titles().stream().limit(MOST_LESSONS).toList());
        model.put(
                "lessons",
                source.uses().values().stream()
                        .limit(MOST_LESSONS)
                        .map(use -> link(use, from))
                        .toList());
        model.put("more", Math.max(0, source.uses().size() - MOST_LESSONS));
        return model;
    }

    private static Map<String, Object> link(Use use, SitePath from) {
        Map<String, Object> link = LessonEntry.link(use.lesson(), from);
        if (!use.section().isEmpty()) {
            link.put("href", link.get("href") + "#" + use.section());
        }
        return link;
    }
}
