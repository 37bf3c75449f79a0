package galley.site;

import static galley.site.LessonCard.Notes.said;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A lesson as lists show it. */
final class LessonEntry {
    private LessonEntry() {}

    /** Title and reference, and what the record says of the lesson and its revision. */
    static Map<String, Object> whole(LessonCard card, SitePath from) {
        Map<String, Object> entry = link(card, from);
        entry.put("version", card.version());
        said(card.notes().description()).ifPresent(text -> entry.put("description", text));
        said(card.notes().revisionDate()).ifPresent(date -> entry.put("revisionDate", date));
        return entry;
    }

    /** Title and reference alone. */
    static Map<String, Object> link(LessonCard card, SitePath from) {
        return link(card.title(), card.paths().page(), from);
    }

    /** A title and a reference. */
    static Map<String, Object> link(String title, SitePath to, SitePath from) {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("title", title);
        entry.put("href", to.hrefFrom(from));
        return entry;
    }

    static List<Map<String, Object>> whole(List<LessonCard> cards, SitePath from) {
        return cards.stream().map(card -> whole(card, from)).toList();
    }

    static List<Map<String, Object>> links(List<LessonCard> cards, SitePath from) {
        return cards.stream().map(card -> link(card, from)).toList();
    }
}
