package galley.verify;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;

/** {@code title} is not blank: it names the lesson on its page and in every list. */
final class TitleCheck implements MemberCheck {
    @Override
    public void check(LessonRecord record, Diagnostics diagnostics) {
        record.text("title").filter(String::isBlank).ifPresent(title -> {
            diagnostics.add(
                    Code.MEMBER_EMPTY,
                    record.placeOf("title"),
                    "Expected a title, but found \"" + title + "\".",
                    "the title is usually the text of the first heading");
        });
    }
}
