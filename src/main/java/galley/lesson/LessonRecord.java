package galley.lesson;

import galley.text.Place;
import galley.text.SourceText;
import java.util.List;
import java.util.Optional;

/**
 * A record whose members all have the types of the record format; nothing else is known to be right yet.
 *
 * @param file the whole file as it stands
 * @param members every member, known and unknown
 * @param content the Markdown string, placed in the file
 * @param sections as stated
 * @param citations as stated
 */
public record LessonRecord(
        SourceText file, Value.Members members, SourceText content, List<Section> sections, List<Citation> citations) {

    public LessonRecord {
        sections = List.copyOf(sections);
        citations = List.copyOf(citations);
    }

    public String id() {
        return required("id");
    }

    public String title() {
        return required("title");
    }

    public String version() {
        return required("version");
    }

    public String contentHash() {
        return required("contentHash");
    }

    /** The text of a member that may be missing or null. */
    public Optional<String> text(String member) {
        return members.text(member);
    }

    /** The place of a member's value, or the whole record's where it is missing. */
    public Place placeOf(String member) {
        return members.member(member).map(Value::place).orElse(members.place());
    }

    private String required(String member) {
        return text(member).orElseThrow(() -> new IllegalStateException(member + " was not checked"));
    }
}
