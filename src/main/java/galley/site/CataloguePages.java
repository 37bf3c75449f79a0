package galley.site;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The pages that lead to lessons, and what the page of a lesson shows of the others. All are made from cards. */
final class CataloguePages {
    private final List<Topic> topics;
    private final LessonGraph graph;
    private final SearchFiles search;
    private final List<PlannedPage> maps;
    private final List<PlannedPage> notation;
    private final List<PlannedPage> sources;
    private final List<PlannedPage> models;
    private final ListPages lists;
    private List<PageFolder> folders = List.of();

    CataloguePages(List<LessonHistory> histories, SiteLinks links, PlanMemory memory) {
        List<LessonCard> lessons = histories.stream().map(LessonHistory::newest).toList();
        topics = Topic.of(lessons);
        lists = new ListPages(histories, topics);
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
        pages.addAll(lists.topics());
        pages.addAll(maps);
        pages.addAll(notation);
        pages.addAll(sources);
        pages.addAll(models);
        pages.addAll(search.pages());
        Set<String> paths = new HashSet<>(others);
        pages.forEach(page -> paths.add(page.path()));
        paths.add(ListingView.TOPICS.value());
        folders = lists.folders(paths);
        pages.addAll(lists.pages(folders));
        return pages;
    }

    /** The folders for which {@link #pages} made pages. */
    List<PageFolder> folders() {
        return folders;
    }

    LessonGraph graph() {
        return graph;
    }

    Surroundings surroundings() {
        return new Surroundings(topics, graph);
    }

    /** The index that the search page reads. */
    List<SiteFile> files() {
        return search.files();
    }

    /** The pages that every page leads to, by title and path from the root. */
    List<NamedPath> navigation() {
        List<NamedPath> entries = new ArrayList<>();
        addEntry(entries, "Topics", List.of(ListingView.TOPICS));
        addEntry(entries, "Map", maps.isEmpty() ? List.of() : List.of(MapView.MAP));
        addEntry(entries, "Notation", notation.isEmpty() ? List.of() : List.of(NotationView.PATH));
        addEntry(entries, "Sources", sources.isEmpty() ? List.of() : List.of(SourceView.PATH));
        addEntry(entries, "Models", models.isEmpty() ? List.of() : List.of(ModelView.INDEX));
        addEntry(entries, "Search", List.of(SearchFiles.PATH));
        return entries;
    }

    private static void addEntry(List<NamedPath> entries, String title, List<SitePath> path) {
        path.forEach(page -> entries.add(new NamedPath(title, page.url())));
    }
}
