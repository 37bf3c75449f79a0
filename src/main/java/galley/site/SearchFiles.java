package galley.site;

import galley.search.SearchDocument;
import galley.search.SearchIndex;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** The page that searches all lessons, and the index that it reads. */
final class SearchFiles {
    /** Where the page lies. */
    static final SitePath PATH = new SitePath("search/index.html");

    /** The same page for a site on disk, where nothing can be fetched: it names every file of the index. */
    private static final SitePath FROM_DISK = new SitePath("search/from-disk.html");

    /** Where the index lies. */
    static final String FOLDER = "search/";

    private static final int LONGEST_DESCRIPTION = 160;

    private final CompletableFuture<List<SiteFile>> index;
    private final List<Topic> topics;

    /** Begins to make the index, which takes long for many lessons, beside whatever is planned meanwhile. */
    SearchFiles(List<LessonCard> lessons, List<Topic> topics, PlanMemory memory) {
        this.index = CompletableFuture.supplyAsync(() -> memory.search(
                FOLDER, lessons.stream().map(SearchFiles::document).toList()));
        this.topics = topics;
    }

    /** A lesson as it is searched. */
    static SearchDocument document(LessonCard card) {
        String text = card.notes().description();
        return new SearchDocument(
                card.title(),
                card.paths().page().hrefFrom(PATH),
                card.notes().topic(),
                text.codePointCount(0, text.length()) <= LONGEST_DESCRIPTION
                        ? text
                        : text.substring(0, text.offsetByCodePoints(0, LONGEST_DESCRIPTION)) + "…",
                card.words(),
                card.sections().stream()
                        .map(section -> new SearchDocument.Section(section.id(), section.title(), section.words()))
                        .toList());
    }

    List<PlannedPage> pages() {
        return List.of(page(PATH, false), page(FROM_DISK, true));
    }

    private PlannedPage page(SitePath path, boolean onDisk) {
        return new PlannedPage(path.value(), "search", Optional.empty(), () -> {
            Map<String, Object> model = new LinkedHashMap<>();
            model.put("onDisk", onDisk);
            model.put("directory", SearchIndex.DIRECTORY);
            model.put(
                    "files",
                    onDisk
                            ? files().stream()
                                    .map(file -> file.path().fileName())
                                    .filter(name -> !name.equals(SearchIndex.DIRECTORY))
                                    .toList()
                            : List.of());
            model.put(
                    "topics",
                    topics.stream()
                            .map(topic -> LessonEntry.link(topic.label(), topic.path(), PATH))
                            .toList());
            return model;
        });
    }

    List<SiteFile> files() {
        return index.join();
    }
}
