package galley.site;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What the page of a lesson shows of the lessons around it, and of the way to it. */
final class Surroundings {
    private final Map<String, Topic> byName = new TreeMap<>();
    private final LessonGraph graph;

    Surroundings(List<Topic> topics, LessonGraph graph) {
        topics.forEach(topic -> byName.put(topic.name(), topic));
        this.graph = graph;
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
