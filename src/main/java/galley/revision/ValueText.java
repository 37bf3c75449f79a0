package galley.revision;

import galley.lesson.Value;
import galley.text.JsonString;
import java.util.stream.Collectors;

/** Writes a value as compact JSON, so that equal values have equal texts wherever they stand. */
final class ValueText {
    private ValueText() {}

    static String of(Value value) {
        if (value instanceof Value.Members members) {
            return members.members().entrySet().stream()
                    .map(entry -> JsonString.quoted(entry.getKey()) + ": " + of(entry.getValue()))
                    .collect(Collectors.joining(", ", "{", "}"));
        }
        if (value instanceof Value.Items items) {
            return items.items().stream().map(ValueText::of).collect(Collectors.joining(", ", "[", "]"));
        }
        if (value instanceof Value.Text text) {
            return JsonString.quoted(text.value());
        }
        if (value instanceof Value.Numeral numeral) {
            return numeral.literal();
        }
        return value instanceof Value.Bool bool ? "" + bool.value() : "null";
    }
}
