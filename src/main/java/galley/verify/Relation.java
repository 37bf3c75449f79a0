package galley.verify;

import galley.lesson.LessonRecord;
import galley.lesson.Value;
import galley.text.Place;
import java.util.ArrayList;
import java.util.List;

/**
 * A lesson that a record names in one of its members.
 *
 * @param member {@code related}, {@code supersedes} or {@code supersededBy}
 * @param id the lesson that is named
 * @param place where
 */
record Relation(String member, String id, Place place) {
    static final List<String> MEMBERS = List.of("related", "supersedes", "supersededBy");

    /** The relations that a member of a record states; what is no string was reported when it was read. */
    static List<Relation> of(LessonRecord record, String member) {
        List<Relation> relations = new ArrayList<>();
        if (record.members().member(member).orElse(null) instanceof Value.Items items) {
            for (Value item : items.items()) {
                if (item instanceof Value.Text text) {
                    relations.add(new Relation(member, text.value(), text.place()));
                }
            }
        }
        return relations;
    }
}
