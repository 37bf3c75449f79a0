package galley.site;

import galley.search.IndexPatch;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Makes the part of a plan that shows texts of lessons: their own pages, lists, the search index, and what programs are
 * told. All else shows how lessons stand to each other, and is as it was.
 */
final class AmendedPlanner {
    private final Amendment amendment;
    private final Outline outline;
    private final SiteSettings settings;
    private final StyleAssets styles;
    private final List<Asset> assets;
    private final List<LessonHistory> histories;
    private final List<LessonCard> lessons;
    private final List<Topic> topics;

    AmendedPlanner(Amendment amendment, List<Asset> assets, SiteSettings settings, StyleAssets styles) {
        this.amendment = amendment;
        this.outline = amendment.outline();
        this.settings = settings;
        this.styles = styles;
        this.assets = Stream.concat(assets.stream(), styles.all().stream()).toList();
        this.histories = outline.histories().parallelStream()
                .map(places ->
                        new LessonHistory(places.stream().map(amendment::card).toList()))
                .toList();
        this.lessons = histories.stream().map(LessonHistory::newest).toList();
        this.topics = Topic.of(lessons);
    }

    /** The plan; empty where a file would come or go. */
    Optional<SitePlan> plan() {
        Optional<List<SiteFile>> search = search();
        if (search.isEmpty()) {
            return Optional.empty();
        }
        List<PlannedPage> pages = new ArrayList<>();
        List<SiteFile> files = new ArrayList<>(search.get());
        List<LessonCard> cards = histories.stream()
                .flatMap(history -> history.revisions().stream())
                .toList();
        files.add(ResearchCrate.file(settings, cards));
        files.add(Hosting.llms(() -> LlmsText.of(settings, lessons, outline.own(), outline.navigation())));
        addLessons(pages, files);
        addLists(pages);
        Map<String, Object> view = new SiteView(settings, assets, styles).model(outline);
        SitePlan plan = new SitePlan(pages, files, amendment.paths(), view);
        return plan.paths().containsAll(plan.own()) ? Optional.of(plan) : Optional.empty();
    }

    private void addLessons(List<PlannedPage> pages, List<SiteFile> files) {
        SiteLinks links = SiteLinks.of(histories);
        LessonPages own = new LessonPages(
                settings,
                outline.host(),
                links,
                new Surroundings(topics, new LessonGraph(around(), links)),
                new VersionsView(histories, outline.superseding()));
        for (int i = 0; i < histories.size(); i++) {
            List<Outline.Place> places = outline.histories().get(i);
            if (places.stream().anyMatch(place -> amendment.revised().containsKey(place.file()))) {
                List<LessonPage> revisions =
                        places.stream().map(amendment::page).toList();
                pages.addAll(own.pages(histories.get(i), revisions));
                revisions.forEach(revision -> files.addAll(own.files(revision)));
            }
        }
    }

    /** The lessons that changed and those around them: to a graph of these, all others make no difference. */
    private List<LessonCard> around() {
        Set<String> ids = new HashSet<>();
        for (Amendment.Revised lesson : amendment.revised().values()) {
            String id = lesson.now().card().id();
            ids.add(id);
            ids.addAll(outline.neighbours().getOrDefault(id, List.of()));
        }
        return lessons.stream().filter(lesson -> ids.contains(lesson.id())).toList();
    }

    private void addLists(List<PlannedPage> pages) {
        Set<String> others = new HashSet<>(amendment.paths());
        outline.folders().forEach(others::remove);
        Set<SitePath> changed = outline.histories().stream()
                .flatMap(List::stream)
                .filter(place -> amendment.revised().containsKey(place.file()))
                .map(place -> place.paths().page())
                .collect(Collectors.toSet());
        ListPages lists = new ListPages(histories, topics).showing(changed);
        pages.addAll(lists.topics());
        pages.addAll(lists.pages(lists.folders(others)));
        outline.host().flatMap(host -> FeedView.page(host, histories)).ifPresent(pages::add);
    }

    private Optional<List<SiteFile>> search() {
        IndexPatch patch = new IndexPatch(name -> amendment.text().apply(SearchFiles.FOLDER + name), lessons.size());
        for (int i = 0; i < histories.size(); i++) {
            List<Outline.Place> places = outline.histories().get(i);
            Outline.Place newest = places.get(places.size() - 1);
            Amendment.Revised changed = amendment.revised().get(newest.file());
            if (changed != null) {
                patch.replace(
                        i,
                        SearchFiles.document(changed.before().at(newest.paths())),
                        SearchFiles.document(lessons.get(i)));
            }
        }
        return patch.files()
                .map(files -> files.entrySet().stream()
                        .map(file -> SiteFile.of(SearchFiles.FOLDER + file.getKey(), file.getValue()))
                        .toList());
    }
}
