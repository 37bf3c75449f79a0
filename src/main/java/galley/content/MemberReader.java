package galley.content;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.Citation;
import galley.lesson.LessonRecord;
import galley.lesson.Section;
import galley.lesson.Value;
import galley.text.Spelling;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;

/** Reads members of their types; each that is missing or of another type is reported. */
final class MemberReader {
    private static final Pattern OFFSET = Pattern.compile("0|[1-9][0-9]{0,8}");

    private final Diagnostics diagnostics;

    MemberReader(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /** Holds the record's own members against the record format. */
    void checkTypes(Value.Members record) {
        for (MemberRule rule : MemberRule.ALL) {
            Optional<Value> value = record.present(rule.name());
            if (value.isPresent() && !rule.accepts(value.get())) {
                wrongType(value.get(), rule.name(), rule.kind());
            } else if (value.isEmpty() && rule.required()) {
                missing(record, rule.name());
            }
        }
        noteUnknown(record, MemberRule.BY_NAME.keySet());
        LessonRecord.RELATIONS.forEach(name -> record.member(name).ifPresent(value -> checkTexts(name, value)));
    }

    private void checkTexts(String name, Value value) {
        if (value instanceof Value.Items items) {
            items.items().stream()
                    .filter(item -> !(item instanceof Value.Text))
                    .forEach(item -> wrongType(item, "each item of " + name, "a string"));
        }
    }

    private void noteUnknown(Value.Members members, Set<String> known) {
        members.members().forEach((name, value) -> {
            if (!known.contains(name)) {
                diagnostics.add(
                        Code.MEMBER_UNKNOWN,
                        value.place(),
                        "The member " + name + " is not part of the record format; it is passed through.",
                        Spelling.question(name, absent(members, known)));
            }
        });
    }

    /** The known members that are not there: one that is there was not misspelt. */
    private static List<String> absent(Value.Members members, Set<String> known) {
        return known.stream()
                .filter(name -> !members.members().containsKey(name))
                .sorted()
                .toList();
    }

    Optional<Section> section(Value value) {
        return members(value, "a section").flatMap(members -> {
            noteUnknown(members, Set.of("id", "title", "start", "end"));
            Optional<String> id = text(members, "id");
            Optional<String> title = text(members, "title");
            OptionalInt start = offset(members, "start");
            OptionalInt end = offset(members, "end");
            if (id.isEmpty() || title.isEmpty() || start.isEmpty() || end.isEmpty()) {
                return Optional.empty();
            }
            return Optional.of(new Section(id.get(), title.get(), start.getAsInt(), end.getAsInt(), members.place()));
        });
    }

    Optional<Citation> citation(Value value) {
        return members(value, "a citation").flatMap(members -> {
            noteUnknown(members, Set.of("title", "url"));
            Optional<String> title = text(members, "title");
            Optional<String> url = text(members, "url");
            return title.isEmpty() || url.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new Citation(title.get(), url.get(), members.place()));
        });
    }

    /** The object that {@code value} must be. */
    Optional<Value.Members> members(Value value, String what) {
        if (value instanceof Value.Members members) {
            return Optional.of(members);
        }
        wrongType(value, what, "an object");
        return Optional.empty();
    }

    /** The string that a member must be. */
    Optional<String> text(Value.Members members, String name) {
        return required(members, name, "a string").map(value -> ((Value.Text) value).value());
    }

    private OptionalInt offset(Value.Members members, String name) {
        Optional<Value> value = required(members, name, "a number");
        if (value.isEmpty()) {
            return OptionalInt.empty();
        }
        String literal = ((Value.Numeral) value.get()).literal();
        if (OFFSET.matcher(literal).matches()) {
            return OptionalInt.of(Integer.parseInt(literal));
        }
        diagnostics.add(
                Code.MEMBER_TYPE,
                value.get().place(),
                "Expected a whole number from 0 for " + name + ", but found " + literal + ".");
        return OptionalInt.empty();
    }

    private Optional<Value> required(Value.Members members, String name, String kind) {
        Optional<Value> value = members.present(name);
        if (value.isEmpty()) {
            missing(members, name);
        } else if (!value.get().kind().equals(kind)) {
            wrongType(value.get(), name, kind);
            return Optional.empty();
        }
        return value;
    }

    /** Reports a member that must be there and not be null. */
    void missing(Value.Members members, String name) {
        String found = members.member(name).isPresent() ? "it is null" : "it is missing";
        diagnostics.add(
                Code.MEMBER_MISSING,
                members.member(name).map(Value::place).orElse(members.place().child(name)),
                "Expected the member " + name + ", but " + found + ".");
    }

    /** Reports a value of another kind than is expected for {@code name}. */
    void wrongType(Value value, String name, String expected) {
        diagnostics.add(
                Code.MEMBER_TYPE,
                value.place(),
                "Expected " + expected + " for " + name + ", but found " + value.kind() + ".");
    }
}
