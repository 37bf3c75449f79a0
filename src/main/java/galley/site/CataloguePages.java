package galley.site;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The pages that lead to lessons, and what the page of a lesson shows of the others. All are made from cards. */
final class CataloguePages {
    private final List<LessonHistory> histories;
    private final List<Topic> topics;
    private final LessonGraph graph;
    private final SearchFiles search;
    private final List<PlannedPage> maps;
    private final List<PlannedPage> notation;
    private final List<PlannedPage> sources;
    private final List<PlannedPage> models;
    private final Map<String, Topic> byName = new TreeMap<>();

    CataloguePages(List<LessonHistory> histories, SiteLinks links, PlanMemory memory) {
        List<LessonCard> lessons = histories.stream().map(LessonHistory::newest).toList();
        this.histories = histories;
        topics = Topic.of(lessons);
        topics.forEach(topic -> byName.put(topic.name(), topic));
        search = new SearchFiles(lessons, topics, memory);
        graph = new LessonGraph(lessons, links);
        maps = new MapView(topics, graph).pages();
        notation = NotationView.pages(lessons);
        sources = new SourceView(lessons, links).pages();
        models = ModelView.pages(ModelPage.of(lessons));
    }

    /** Every page; {@code others} are the paths of the pages that are planned besides. */
    List<PlannedPage> pages(Set<String> others) {
        List<PlannedPage> pages = new ArrayList<>();
        pages.add(PlannedPage.of("index.html", "index", IndexView.of(topics)));
        pages.addAll(ListingView.topics(topics));
        pages.addAll(maps);
        pages.addAll(notation);
        pages.addAll(sources);
        pages.addAll(models);
        pages.addAll(search.pages());
        Set<String> paths = new HashSet<>(others);
        pages.forEach(page -> paths.add(page.path()));
        paths.add(ListingView.TOPICS.value());
        List<PageFolder> folders = PageFolder.of(histories, paths);
        pages.add(ListingView.topicList(topics, folders));
        pages.addAll(ListingView.folders(folders));
        return pages;
    }

    /** The index that the search page reads. */
    List<SiteFile> files() {
        return search.files();
    }

    /** The pages that every page leads to, by title and path from the root. */
    List<Map<String, Object>> navigation() {
        List<Map<String, Object>> entries = new ArrayList<>();
        addEntry(entries, "Topics", List.of(ListingView.TOPICS));
        addEntry(entries, "Map", maps.isEmpty() ? List.of() : List.of(MapView.MAP));
        addEntry(entries, "Notation", notation.isEmpty() ? List.of() : List.of(NotationView.PATH));
        addEntry(entries, "Sources", sources.isEmpty() ? List.of() : List.of(SourceView.PATH));
        addEntry(entries, "Models", models.isEmpty() ? List.of() : List.of(ModelView.INDEX));
        addEntry(entries, "Search", List.of(SearchFiles.PATH));
        return entries;
    }

    private static void addEntry(List<Map<String, Object>> entries, String title, List<SitePath> path) {
        path.forEach(page -> entries.add(Map.of("title", title, "path", page.url())));
    }

    /** The way to a lesson from the site's first page, both included, from the file of its facts. */
    List<Map<String, Object>> crumbs(LessonCard card) {
        SitePath from = card.paths().facts();
        List<Map<String, Object>> crumbs = new ArrayList<>();
        crumbs.add(Map.of("href", new SitePath("index.html").hrefFrom(from)));
        Topic topic = byName.get(card.notes().topic());
        if (topic != null && !topic.name().isEmpty()) {
            crumbs.add(LessonEntry.link(topic.name(), topic.path(), from));
        }
        crumbs.add(LessonEntry.link(card, from));
        return crumbs;
    }

    /** What the page of a lesson shows besides: the way to it, and lessons around it that its own text does not name. */
    Map<String, Object> around(LessonCard card) {
        SitePath from = card.paths().page();
        Map<String, Object> model = new LinkedHashMap<>();
        Topic topic = byName.get(card.notes().topic());
        if (topic != null && !topic.name().isEmpty()) {
            model.put("crumbs", List.of(LessonEntry.link(topic.name(), topic.path(), from)));
        }
        LessonGraph.Neighbours all = graph.around(card);
        LessonGraph.Neighbours news = new LessonGraph.Neighbours();
        news.builders().addAll(all.builders());
        news.related().addAll(all.related());
        // One by one: told to remove them all, the set would compare each of its lessons with each of these, word by
        // word.
        for (LessonCard named : graph.named(card)) {
            news.related().remove(named);
        }
        List<Map<String, Object>> groups = MapView.groups(news, from);
        if (!groups.isEmpty()) {
            model.put("neighbours", groups);
        }
        return model;
    }
}
