package galley.content;

import galley.diagnostic.Diagnostics;
import galley.lesson.Value;
import galley.text.JsonString;
import galley.text.SourceText;
import java.util.List;
import java.util.Optional;

/**
 * The text of a JSON object of which single members are written anew; everything else stays byte for byte.
 *
 * @param text valid JSON, perhaps with white space or a byte order mark around the object
 * @param order names of members in their usual order; a new member goes behind its nearest predecessor
 */
record ObjectText(String text, List<String> order) {

    /** The same with a member that is a string; one that says the same already stays as it is written. */
    ObjectText withText(String name, String value) {
        boolean same = root().text(name).filter(value::equals).isPresent();
        return same ? this : with(name, JsonString.quoted(value));
    }

    /** The same with a member whose value is some JSON. */
    ObjectText with(String name, String json) {
        Optional<Value> old = root().member(name);
        if (old.isEmpty()) {
            return new ObjectText(inserted(name, json), order);
        }
        int start = old.get().place().span().start();
        return new ObjectText(text.substring(0, start) + json + text.substring(JsonText.end(text, start)), order);
    }

    /** The text of a member's value, if it is there. */
    Optional<String> member(String name) {
        return root().member(name).map(value -> {
            int start = value.place().span().start();
            return text.substring(start, JsonText.end(text, start));
        });
    }

    Value.Members root() {
        return RecordReader.value(SourceText.of("", text), new Diagnostics())
                .filter(Value.Members.class::isInstance)
                .map(Value.Members.class::cast)
                .orElseThrow(() -> new IllegalArgumentException("no JSON object"));
    }

    private String inserted(String name, String json) {
        Value.Members root = root();
        int open = root.place().span().start() + 1;
        boolean empty = root.members().isEmpty();
        String space = empty ? "\n  " : JsonText.space(text, open);
        String member = JsonString.quoted(name) + (isTight(root) ? ":" : ": ") + json;
        Optional<Value> before = predecessor(root, name);
        if (before.isPresent()) {
            int at = JsonText.end(text, before.get().place().span().start());
            return text.substring(0, at) + "," + space + member + text.substring(at);
        }
        String rest = empty ? "\n" + text.substring(open).stripLeading() : "," + text.substring(open);
        return text.substring(0, open) + space + member + rest;
    }

    /** Whether nothing stands between a name's colon and its value. */
    private boolean isTight(Value.Members root) {
        return root.members().values().stream()
                .findFirst()
                .map(value -> text.charAt(value.place().span().start() - 1) == ':')
                .orElse(false);
    }

    private Optional<Value> predecessor(Value.Members root, String name) {
        int at = order.indexOf(name);
        for (int i = at - 1; i >= 0; i--) {
            Optional<Value> found = root.member(order.get(i));
            if (found.isPresent()) {
                return found;
            }
        }
        return at >= 0 ? Optional.empty() : root.members().values().stream().reduce((first, second) -> second);
    }
}
