package galley.site;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What {@code map.ftlh} sees under the key {@code map}: which lessons build on which. One page for all when they fit into
 * a drawing; else one for each topic, with a drawing where that fits.
 */
final class MapView {
    /** Where the first of its pages lies. */
    static final SitePath MAP = new SitePath("map/index.html");

    private static final int MOST_LINKS = 12;

    private final List<Topic> topics;
    private final LessonGraph graph;
    private final List<LessonCard> connected;

    MapView(List<Topic> topics, LessonGraph graph) {
        this.topics = topics;
        this.graph = graph;
        this.connected = graph.connected();
    }

    /** The pages; none when no lesson of the site leads to another. */
    List<PlannedPage> pages() {
        if (connected.isEmpty()) {
            return List.of();
        }
        if (connected.size() <= MapDrawing.MOST_LESSONS) {
            return pages(MAP, "", connected);
        }
        List<PlannedPage> pages = new ArrayList<>();
        List<Map<String, Object>> links = new ArrayList<>();
        for (Topic topic : topics) {
            List<LessonCard> own = topic.lessons().stream()
                    .filter(lesson -> !graph.around(lesson).isEmpty())
                    .toList();
            if (!own.isEmpty()) {
                SitePath path = new SitePath("map/" + topic.slug() + "/index.html");
                Map<String, Object> link = LessonEntry.link(topic.label(), path, MAP);
                link.put("count", own.size());
                links.add(link);
                pages.addAll(pages(path, topic.label(), own));
            }
        }
        Map<String, Object> model = new LinkedHashMap<>();
        model.put("count", connected.size());
        model.put("most", MapDrawing.MOST_LESSONS);
        model.put("topics", links);
        pages.add(PlannedPage.of(MAP.value(), "map", model));
        return pages;
    }

    private List<PlannedPage> pages(SitePath path, String topic, List<LessonCard> lessons) {
        List<PlannedPage> pages = new ArrayList<>();
        for (Part<LessonCard> part : Part.of(path, lessons)) {
            pages.add(new PlannedPage(part.path().value(), "map", Optional.empty(), () -> model(topic, lessons, part)));
        }
        return pages;
    }

    private Map<String, Object> model(String topic, List<LessonCard> lessons, Part<LessonCard> part) {
        Map<String, Object> model = new LinkedHashMap<>();
        model.put("topic", topic);
        model.put("count", lessons.size());
        model.put("most", MapDrawing.MOST_LESSONS);
        model.put("part", part.model());
        model.put("home", MAP.hrefFrom(part.path()));
        List<LessonCard> drawn = topic.isEmpty() ? lessons : withNeighbours(lessons);
        if (drawn.size() <= MapDrawing.MOST_LESSONS) {
            model.put("drawing", new MapDrawing(drawn, graph).model(part.path()));
        }
        model.put(
                "lessons",
                part.items().stream().map(lesson -> entry(lesson, part.path())).toList());
        return model;
    }

    /** The lessons of a topic and those of other topics right beside them. */
    private List<LessonCard> withNeighbours(List<LessonCard> lessons) {
        Map<SitePath, LessonCard> all = new TreeMap<>();
        for (LessonCard lesson : lessons) {
            LessonGraph.Neighbours around = graph.around(lesson);
            all.put(lesson.paths().page(), lesson);
            around.foundations().forEach(other -> all.put(other.paths().page(), other));
            around.builders().forEach(other -> all.put(other.paths().page(), other));
        }
        return List.copyOf(all.values());
    }

    private Map<String, Object> entry(LessonCard lesson, SitePath from) {
        Map<String, Object> entry = LessonEntry.link(lesson, from);
        entry.put("groups", groups(graph.around(lesson), from));
        return entry;
    }

    /** The lessons around one in groups with names; a group without lessons is left out. */
    static List<Map<String, Object>> groups(LessonGraph.Neighbours around, SitePath from) {
        List<Map<String, Object>> groups = new ArrayList<>();
        addGroup(groups, "Builds on", around.foundations(), from);
        addGroup(groups, "Leads to", around.builders(), from);
        addGroup(groups, "Related", around.related(), from);
        return groups;
    }

    private static void addGroup(
            List<Map<String, Object>> groups, String name, Collection<LessonCard> lessons, SitePath from) {
        if (!lessons.isEmpty()) {
            Map<String, Object> group = new LinkedHashMap<>();
            group.put("name", name);
            group.put(
                    "lessons",
                    LessonEntry.links(lessons.stream().limit(MOST_LINKS).toList(), from));
            group.put("more", Math.max(0, lessons.size() - MOST_LINKS));
            groups.add(group);
        }
    }
}
