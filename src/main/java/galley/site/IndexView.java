package galley.site;

import static galley.site.LessonCard.Notes.said;

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

    static Map<String, Object> of(List<LessonCard> cards) {
        Map<String, List<Map<String, Object>>> topics = new TreeMap<>();
        cards.stream()
                .sorted(Comparator.comparing((LessonCard card) -> card.title())
                        .thenComparing(card -> card.paths().page()))
                .forEach(card -> topics.computeIfAbsent(topic(card), topic -> new ArrayList<>())
                        .add(entry(card)));
        List<Map<String, Object>> list = new ArrayList<>();
        topics.forEach((topic, lessons) -> list.add(Map.of("name", topic, "lessons", lessons)));
        return Map.of("topics", list, "count", cards.size());
    }

    private static String topic(LessonCard card) {
        return card.notes().topic();
    }

    private static Map<String, Object> entry(LessonCard card) {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("title", card.title());
        entry.put("href", card.paths().page().hrefFrom(INDEX));
        entry.put("version", card.version());
        said(card.notes().description()).ifPresent(text -> entry.put("description", text));
        said(card.notes().revisionDate()).ifPresent(date -> entry.put("revisionDate", date));
        return entry;
    }
}
