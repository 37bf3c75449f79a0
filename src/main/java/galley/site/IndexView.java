package galley.site;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What {@code index.ftlh} sees under the key {@code index}: the lessons by topic, or only how many each topic has where
 * there are more than a reader looks through.
 */
final class IndexView {
    private static final SitePath INDEX = new SitePath("index.html");
    private static final int MOST_LESSONS = 60;

    private IndexView() {}

    static Map<String, Object> of(List<Topic> topics) {
        int count = topics.stream().mapToInt(topic -> topic.lessons().size()).sum();
        List<Map<String, Object>> list = new ArrayList<>();
        for (Topic topic : topics) {
            Map<String, Object> model = new LinkedHashMap<>();
            model.put("name", topic.name());
            model.put("label", topic.label());
            model.put("href", topic.path().hrefFrom(INDEX));
            model.put("count", topic.lessons().size());
            model.put("lessons", count > MOST_LESSONS ? List.of() : LessonEntry.whole(topic.lessons(), INDEX));
            list.add(model);
        }
        return Map.of("topics", list, "count", count, "listed", count <= MOST_LESSONS);
    }
}
