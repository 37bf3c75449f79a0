package galley.lesson;

import galley.text.Place;
import galley.text.SourceText;
import java.util.List;
import java.util.Optional;

/**
 * A record as far as it could be read; nothing is known to be right yet.
 *
 * <p>What a fault of reading left out is missing here too: a section whose offset is no number is not among the sections.
 *
 * @param file the whole file as it stands
 * @param members every member, known and unknown
 * @param content the Markdown string, placed in the file; {@link #NO_CONTENT} when it could not be read
 * @param sections as stated
 * @param citations as stated
 */
public record LessonRecord(
        SourceText file, Value.Members members, SourceText content, List<Section> sections, List<Citation> citations) {

    /** Stands for a content that is missing or no string, so that the other members can be judged all the same. */
    public static final SourceText NO_CONTENT = SourceText.of("", "");

    /** The members that name other lessons by their ids. */
    public static final List<String> RELATIONS = List.of("related", "supersedes", "supersededBy");

    public LessonRecord {
        sections = List.copyOf(sections);
        citations = List.copyOf(citations);
    }

    /** Whether there is a content to judge. */
    public boolean hasContent() {
        return !content.equals(NO_CONTENT);
    }

    /** Whether every section that the record states could be read, so that their order says something. */
    public boolean hasAllSections() {
        return members.member("sections").orElse(null) instanceof Value.Items items
                && items.items().size() == sections.size();
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

    /** The texts in a member that is a list; what is none was reported when the record was read. */
    public List<Value.Text> texts(String member) {
        return members.member(member).orElse(null) instanceof Value.Items items
                ? items.items().stream()
                        .filter(Value.Text.class::isInstance)
                        .map(Value.Text.class::cast)
                        .toList()
                : List.of();
    }

    /** The place of a member's value, or the whole record's where it is missing. */
    public Place placeOf(String member) {
        return members.member(member).map(Value::place).orElse(members.place());
    }

    private String required(String member) {
        return text(member).orElseThrow(() -> new IllegalStateException(member + " was not checked"));
    }
}
