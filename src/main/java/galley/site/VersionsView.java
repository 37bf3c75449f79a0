package galley.site;

import galley.lesson.LessonRecord;
import galley.lesson.RevisionOrder;
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

    VersionsView(List<LessonHistory> all) {
        all.forEach(history -> histories.put(history.newest().record().id(), history));
    }

    /** The members for one page of a history. */
    Map<String, Object> model(LessonHistory history, LessonPage page) {
        Map<String, Object> model = new LinkedHashMap<>();
        SitePath from = page.paths().page();
        if (!history.isNewest(page)) {
            LessonPage newest = history.newest();
            model.put("newest", revision(newest, from));
            model.put(
                    "canonical",
                    newest.record()
                            .text("canonicalUrl")
                            .orElse(newest.paths().page().hrefFrom(from)));
        }
        putUnlessEmpty(model, "earlier", earlier(history, page));
        putUnlessEmpty(
                model, "supersededBy", lessons(supersededBy(history.newest().record()), from));
        putUnlessEmpty(model, "supersedes", lessons(ids(history.newest().record(), "supersedes"), from));
        return model;
    }

    private static void putUnlessEmpty(Map<String, Object> model, String name, List<?> list) {
        if (!list.isEmpty()) {
            model.put(name, list);
        }
    }

    /** The earlier revisions, the latest of them first, each with what the next one changed. */
    private static List<Map<String, Object>> earlier(LessonHistory history, LessonPage page) {
        SitePath from = page.paths().page();
        List<Map<String, Object>> earlier = new ArrayList<>();
        LessonPage next = page;
        List<LessonPage> before = new ArrayList<>(history.before(page));
        Collections.reverse(before);
        for (LessonPage older : before) {
            Map<String, Object> model = revision(older, from);
            model.put("next", next.record().version());
            model.put("changesHref", history.changes(next).hrefFrom(from));
            earlier.add(model);
            next = older;
        }
        return earlier;
    }

    /** Version, date and reference of a revision, as a page shows them. */
    static Map<String, Object> revision(LessonPage page, SitePath from) {
        Map<String, Object> model = new LinkedHashMap<>();
        model.put("version", page.record().version());
        model.put("href", page.paths().page().hrefFrom(from));
        RevisionOrder.date(page.record()).ifPresent(date -> model.put("date", date));
        return model;
    }

    /** What a record says of itself, and what the records of other lessons say of it: either may have come later. */
    private Set<String> supersededBy(LessonRecord record) {
        Set<String> ids = ids(record, "supersededBy");
        histories.forEach((id, history) -> {
            if (ids(history.newest().record(), "supersedes").contains(record.id())) {
                ids.add(id);
            }
        });
        ids.remove(record.id());
        return ids;
    }

    private static Set<String> ids(LessonRecord record, String member) {
        Set<String> ids = new LinkedHashSet<>();
        record.texts(member).forEach(text -> ids.add(text.value()));
        ids.remove(record.id());
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
                                    history.newest().record().title(),
                                    "href",
                                    history.newest().paths().page().hrefFrom(from)));
        }
        return lessons;
    }
}
