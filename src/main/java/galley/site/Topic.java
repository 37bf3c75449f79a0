package galley.site;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A topic with its page.
 *
 * @param name as the records have it; empty for lessons without one
 * @param slug its folder's name
 * @param lessons at least one, by title
 */
record Topic(String name, String slug, List<LessonCard> lessons) {
    /** Lessons by title, then by page. */
    static final Comparator<LessonCard> BY_TITLE = Comparator.comparing(LessonCard::title)
            .thenComparing(card -> card.paths().page());

    Topic {
        lessons = List.copyOf(lessons);
    }

    /** The topics of all lessons, in the order of their names. */
    static List<Topic> of(List<LessonCard> lessons) {
        Map<String, List<LessonCard>> byName = new TreeMap<>();
        lessons.stream()
                .sorted(BY_TITLE)
                .forEach(card -> byName.computeIfAbsent(card.notes().topic(), name -> new ArrayList<>())
                        .add(card));
        Map<String, String> slugs =
                Slugs.of(byName.keySet().stream().map(Topic::label).distinct().toList());
        return byName.entrySet().stream()
                .map(entry -> new Topic(entry.getKey(), slugs.get(label(entry.getKey())), entry.getValue()))
                .toList();
    }

    private static String label(String name) {
        return name.isEmpty() ? "Without a topic" : name;
    }

    /** What a page calls it. */
    String label() {
        return label(name);
    }

    /** Where its page lies. */
    SitePath path() {
        return new SitePath("topics/" + slug + "/index.html");
    }
}
