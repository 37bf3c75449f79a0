package galley.verify;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import galley.lesson.Value;
import galley.text.Place;
import galley.text.Span;
import galley.text.Utf8;
import java.util.function.IntPredicate;

/**
 * The text of every member is whole characters without control characters; a title is one line. The content has checks
 * of its own.
 */
final class MemberTextCheck implements MemberCheck {
    @Override
    public void check(LessonRecord record, Diagnostics diagnostics) {
        record.members().members().forEach((name, value) -> {
            if (!name.equals("content")) {
                check(name, value, diagnostics);
            }
        });
    }

    private static void check(String name, Value value, Diagnostics diagnostics) {
        if (value instanceof Value.Text text) {
            checkText(name, text, diagnostics);
        } else if (value instanceof Value.Items items) {
            items.items().forEach(item -> check(name, item, diagnostics));
        } else if (value instanceof Value.Members members) {
            members.members().forEach((inner, member) -> check(inner, member, diagnostics));
        }
    }

    private static void checkText(String name, Value.Text text, Diagnostics diagnostics) {
        int surrogate = Utf8.loneSurrogate(text.value());
        if (surrogate >= 0) {
            diagnostics.add(
                    Code.MEMBER_TEXT,
                    place(text, surrogate),
                    "Expected whole characters in " + name + ", but the code unit at offset " + surrogate
                            + " is half a surrogate pair.");
        }
        IntPredicate refused = name.equals("title") ? Characters::isControl : Characters::isControlInText;
        int control = Characters.first(text.value(), refused);
        if (control >= 0) {
            diagnostics.add(
                    Code.MEMBER_TEXT,
                    place(text, control),
                    "Expected no control characters in " + name + ", but found "
                            + Characters.number(text.value().charAt(control)) + " at offset " + control + ".",
                    "remove it, or write a space instead");
        }
    }

    private static Place place(Value.Text text, int at) {
        return new Place(text.source(), new Span(at, at + 1), text.place().pointer());
    }
}
