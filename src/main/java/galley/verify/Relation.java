package galley.verify;

import galley.lesson.LessonRecord;
import galley.text.Place;
import java.util.List;

/**
 * A lesson that a record names in one of its members.
 *
 * @param member {@code related}, {@code supersedes} or {@code supersededBy}
 * @param id the lesson that is named
 * @param place where
 */
record Relation(String member, String id, Place place) {
    /** The relations that a member of a record states. */
    static List<Relation> of(LessonRecord record, String member) {
        return record.texts(member).stream()
                .map(text -> new Relation(member, text.value(), text.place()))
                .toList();
    }
}
