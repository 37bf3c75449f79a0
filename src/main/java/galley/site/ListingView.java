package galley.site;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** What {@code listing.ftlh} sees under the key {@code listing}: the lessons of a topic, or what a folder holds. */
final class ListingView {
    /** The page that names all topics. */
    static final SitePath TOPICS = new SitePath("topics/index.html");

    private ListingView() {}

    /** The pages of each topic that list a page of which {@code shown} is true; and those that list none. */
    static List<PlannedPage> topics(List<Topic> topics, Predicate<SitePath> shown) {
        List<PlannedPage> pages = new ArrayList<>();
        for (Topic topic : topics) {
            Part.of(topic.path(), topic.lessons()).stream()
                    .filter(part ->
                            shows(part, lesson -> shown.test(lesson.paths().page())))
                    .forEach(part -> pages.add(page(part, () -> {
                        Map<String, Object> model =
                                model(topic.label(), topic.lessons().size(), part);
                        model.put("crumbs", List.of(LessonEntry.link("Topics", TOPICS, part.path())));
                        model.put("lessons", LessonEntry.whole(part.items(), part.path()));
                        return model;
                    })));
        }
        return pages;
    }

    /** The page that names all topics, and the folders at which addresses begin. */
    static PlannedPage topicList(List<Topic> topics, List<PageFolder> folders) {
        Map<String, Object> model = new LinkedHashMap<>();
        model.put("title", "Topics");
        model.put(
                "count",
                topics.stream().mapToInt(topic -> topic.lessons().size()).sum());
        model.put("crumbs", List.of());
        model.put("part", Map.of());
        model.put(
                "folders",
                topics.stream()
                        .map(topic -> folder(
                                LessonEntry.link(topic.label(), topic.path(), TOPICS),
                                topic.lessons().size()))
                        .toList());
        model.put(
                "addresses",
                folders.stream()
                        .filter(PageFolder::isFirst)
                        .map(folder -> folder(LessonEntry.link(folder.title(), folder.path(), TOPICS), folder.count()))
                        .toList());
        return PlannedPage.of(TOPICS.value(), "listing", model);
    }

    /** The pages of each folder that lies above pages of lessons and has none, of which the same is true. */
    static List<PlannedPage> folders(List<PageFolder> folders, Predicate<SitePath> shown) {
        List<PlannedPage> pages = new ArrayList<>();
        for (PageFolder folder : folders) {
            Part.of(folder.path(), folder.entries()).stream()
                    .filter(part -> shows(part, entry -> shown.test(entry.path())))
                    .forEach(part -> pages.add(page(part, () -> {
                        Map<String, Object> model = model(folder.title(), folder.count(), part);
                        model.put("ofPages", true);
                        model.put("crumbs", folder.crumbs(part.path()));
                        model.put("folders", part.number() == 1 ? folders(folder) : List.of());
                        model.put(
                                "lessons",
                                part.items().stream()
                                        .map(entry -> entry.model(part.path()))
                                        .toList());
                        return model;
                    })));
        }
        return pages;
    }

    private static <T> boolean shows(Part<T> part, Predicate<T> shown) {
        return part.items().isEmpty() || part.items().stream().anyMatch(shown);
    }

    private static List<Map<String, Object>> folders(PageFolder folder) {
        return folder.folders().stream()
                .map(inner -> folder(LessonEntry.link(inner.title(), inner.path(), folder.path()), inner.count()))
                .toList();
    }

    private static Map<String, Object> folder(Map<String, Object> link, int count) {
        link.put("count", count);
        return link;
    }

    private static Map<String, Object> model(String title, int count, Part<?> part) {
        Map<String, Object> model = new LinkedHashMap<>();
        model.put("title", title);
        model.put("count", count);
        model.put("part", part.model());
        return model;
    }

    private static PlannedPage page(Part<?> part, Supplier<Map<String, Object>> model) {
        return new PlannedPage(part.path().value(), "listing", Optional.empty(), model);
    }
}
