package galley.build;

import galley.lesson.LessonRecord;
import galley.lesson.Value;
import galley.text.Place;
import galley.text.SourceText;
import galley.text.Span;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Of a record, the members by which it stands among others, with their places in the file.
 *
 * @param place of the whole object
 * @param members those that are texts or lists of texts
 */
record RememberedRecord(RememberedPlace place, List<Member> members) {
    private static final List<String> NAMES = Stream.concat(
                    Stream.of(
                            "id",
                            "title",
                            "version",
                            "publishedDate",
                            "revisionDate",
                            "canonicalUrl",
                            "jsonUrl",
                            "markdownUrl"),
                    LessonRecord.RELATIONS.stream())
            .toList();

    /** A member; its texts are one when it is no list. */
    record Member(String name, boolean list, RememberedPlace place, List<Text> texts) {}

    /** A text. */
    record Text(String text, RememberedPlace place) {}

    /** A range of the file, with the pointer of what stands there. */
    record RememberedPlace(int start, int end, String pointer) {
        static RememberedPlace of(Place place) {
            return new RememberedPlace(place.span().start(), place.span().end(), place.pointer());
        }

        Place in(SourceText file) {
            return new Place(file, new Span(start, end), pointer);
        }
    }

    static RememberedRecord of(LessonRecord record) {
        List<Member> members = new ArrayList<>();
        for (String name : NAMES) {
            record.members().member(name).ifPresent(value -> {
                if (value instanceof Value.Text text) {
                    members.add(new Member(name, false, RememberedPlace.of(text.place()), List.of(text(text))));
                } else if (value instanceof Value.Items items) {
                    List<Text> texts = record.texts(name).stream()
                            .map(RememberedRecord::text)
                            .toList();
                    members.add(new Member(name, true, RememberedPlace.of(items.place()), texts));
                }
            });
        }
        return new RememberedRecord(RememberedPlace.of(record.members().place()), members);
    }

    private static Text text(Value.Text text) {
        return new Text(text.value(), RememberedPlace.of(text.place()));
    }

    /** Whether both say the same, wherever in their files. */
    boolean saysTheSame(RememberedRecord other) {
        return said().equals(other.said());
    }

    private List<List<Object>> said() {
        return members.stream()
                .map(member -> List.<Object>of(
                        member.name(),
                        member.list(),
                        member.texts().stream().map(Text::text).toList()))
                .toList();
    }

    /** A record of these members alone, which reads its file only when a place is asked for. */
    LessonRecord inFile(String file) {
        return in(LessonText.onDemand(file, place.end()));
    }

    /** A record of these members alone in the text of its file. */
    LessonRecord in(SourceText file) {
        Map<String, Value> values = new LinkedHashMap<>();
        for (Member member : members) {
            List<Value> texts =
                    member.texts().stream().map(text -> value(text, file)).toList();
            values.put(
                    member.name(),
                    member.list() ? new Value.Items(texts, member.place().in(file)) : texts.get(0));
        }
        Value.Members all = new Value.Members(values, place.in(file));
        return new LessonRecord(file, all, LessonRecord.NO_CONTENT, List.of(), List.of());
    }

    private static Value value(Text text, SourceText file) {
        return new Value.Text(
                SourceText.of(file.name(), text.text()), text.place().in(file));
    }
}
