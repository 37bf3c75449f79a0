package galley.verify;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import galley.lesson.Value;

/** {@code contentLength} counts the UTF-16 code units of {@code content}. */
final class ContentLengthCheck implements Check {
    @Override
    public void check(Candidate lesson, Diagnostics diagnostics) {
        LessonRecord record = lesson.record();
        String content = record.content().text();
        if (record.members().member("contentLength").orElse(null) instanceof Value.Numeral stored
                && !stored.literal().equals("" + content.length())) {
            diagnostics.add(
                    Code.CONTENT_LENGTH,
                    stored.place(),
                    "Expected " + content.length() + " UTF-16 code units, but found " + stored.literal() + ".",
                    hint(content, stored));
        }
    }

    private static String hint(String content, Value.Numeral stored) {
        if (stored.isEqualTo(content.length())) {
            return "the number is right; write it as " + content.length();
        }
        for (Measure measure : Measure.values()) {
            if (stored.isEqualTo(measure.before(content)[content.length()])) {
                return stored.literal() + " counts " + measure.words();
            }
        }
        if (stored.isEqualTo(content.length() + 1)) {
            return "one more than there are: perhaps a final newline was lost";
        }
        return stored.isEqualTo(content.length() - 1)
                ? "one less than there are: perhaps a final newline was added, or counting began at zero"
                : "";
    }
}
