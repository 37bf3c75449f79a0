package galley.verify;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import galley.lesson.Value;
import galley.text.Utf8;

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
                    hint(content, stored.literal()));
        }
    }

    private static String hint(String content, String stored) {
        if (stored.equals("" + content.codePointCount(0, content.length()))) {
            return stored + " counts code points";
        }
        if (stored.equals("" + Utf8.encode(content).length)) {
            return stored + " counts the bytes of UTF-8";
        }
        return "";
    }
}
