package galley.site;

import static galley.site.LessonCard.Notes.said;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What {@code lesson.ftlh} sees of other revisions and of lessons that take the place of this one, besides what {@link
 * LessonView} gives. A lesson of one revision that nothing supersedes adds no member at all.
 */
final class VersionsView {
    private final Map<String, LessonHistory> histories = new LinkedHashMap<>();
    private final Map<String, List<String>> superseding;

    /**
     * What revisions show of each other.
     *
     * @param superseding as {@link #superseding} gives it
     */
    VersionsView(List<LessonHistory> all, Map<String, List<String>> superseding) {
        all.forEach(history -> histories.put(history.newest().id(), history));
        this.superseding = superseding;
    }

    /** The ids of the lessons that take the place of one, as their own records say, by its id. */
    static Map<String, List<String>> superseding(List<LessonHistory> all) {
        Map<String, List<String>> superseding = new LinkedHashMap<>();
        for (LessonHistory history : all) {
            LessonCard newest = history.newest();
            newest.named("supersedes")
                    .forEach(older -> superseding
                            .computeIfAbsent(older, id -> new ArrayList<>())
                            .add(newest.id()));
        }
        return superseding;
    }

    /** The members for one page of a history. */
    Map<String, Object> model(LessonHistory history, LessonCard card) {
        Map<String, Object> model = new LinkedHashMap<>();
        SitePath from = card.paths().page();
        if (!history.isNewest(card)) {
            LessonCard newest = history.newest();
            model.put("newest", revision(newest, from));
            model.put(
                    "canonical",
                    said(newest.notes().canonicalUrl())
                            .orElse(newest.paths().page().hrefFrom(from)));
        }
        putUnlessEmpty(model, "earlier", earlier(history, card));
        putUnlessEmpty(model, "supersededBy", lessons(supersededBy(history.newest()), from));
        putUnlessEmpty(
                model,
                "supersedes",
                lessons(new LinkedHashSet<>(history.newest().named("supersedes")), from));
        return model;
    }

    private static void putUnlessEmpty(Map<String, Object> model, String name, List<?> list) {
        if (!list.isEmpty()) {
            model.put(name, list);
        }
    }

    /** The earlier revisions, the latest of them first, each with what the next one changed. */
    private static List<Map<String, Object>> earlier(LessonHistory history, LessonCard card) {
        SitePath from = card.paths().page();
        List<Map<String, Object>> earlier = new ArrayList<>();
        LessonCard next = card;
        List<LessonCard> before = new ArrayList<>(history.before(card));
        Collections.reverse(before);
        for (LessonCard older : before) {
            Map<String, Object> model = revision(older, from);
            model.put("next", next.version());
            model.put("changesHref", history.changes(next).hrefFrom(from));
            earlier.add(model);
            next = older;
        }
        return earlier;
    }

    /** Version, date and reference of a revision, as a page shows them. */
    static Map<String, Object> revision(LessonCard card, SitePath from) {
        Map<String, Object> model = new LinkedHashMap<>();
        model.put("version", card.version());
        model.put("href", card.paths().page().hrefFrom(from));
        card.notes().date().ifPresent(date -> model.put("date", date));
        return model;
    }

    /** What a record says of itself, and what the records of other lessons say of it: either may have come later. */
    private Set<String> supersededBy(LessonCard card) {
        Set<String> ids = new LinkedHashSet<>(card.named("supersededBy"));
        ids.addAll(superseding.getOrDefault(card.id(), List.of()));
        return ids;
    }

    /** Lessons of ours by title and reference, others by their id. */
    private List<Map<String, Object>> lessons(Set<String> ids, SitePath from) {
        List<Map<String, Object>> lessons = new ArrayList<>();
        for (String id : ids) {
            LessonHistory history = histories.get(id);
            lessons.add(
                    history == null
                            ? Map.of("title", id)
                            : Map.of(
                                    "title",
                                    history.newest().title(),
                                    "href",
                                    history.newest().paths().page().hrefFrom(from)));
        }
        return lessons;
    }
}
