package galley.site;

import galley.lesson.LessonRecord;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What {@code index.ftlh} sees under the key {@code index}: the lessons by topic. */
final class IndexView {
    private static final SitePath INDEX = new SitePath("index.html");

    private IndexView() {}

    static Map<String, Object> of(List<LessonPage> pages) {
        Map<String, List<Map<String, Object>>> topics = new TreeMap<>();
        pages.stream()
                .sorted(Comparator.comparing((LessonPage page) -> page.record().title())
                        .thenComparing(page -> page.paths().page()))
                .forEach(page -> topics.computeIfAbsent(topic(page), topic -> new ArrayList<>())
                        .add(entry(page)));
        List<Map<String, Object>> list = new ArrayList<>();
        topics.forEach((topic, lessons) -> list.add(Map.of("name", topic, "lessons", lessons)));
        return Map.of("topics", list, "count", pages.size());
    }

    private static String topic(LessonPage page) {
        return page.record().text("topic").orElse("");
    }

    private static Map<String, Object> entry(LessonPage page) {
        LessonRecord record = page.record();
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("title", record.title());
        entry.put("href", page.paths().page().hrefFrom(INDEX));
        entry.put("version", record.version());
        record.text("description").ifPresent(text -> entry.put("description", text));
        record.text("revisionDate").ifPresent(date -> entry.put("revisionDate", date));
        return entry;
    }
}
