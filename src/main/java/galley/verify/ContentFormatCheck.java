package galley.verify;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import java.util.regex.Pattern;

/** {@code contentFormat}, where it is given, is the media type {@code text/markdown}, perhaps with parameters. */
final class ContentFormatCheck implements MemberCheck {
    private static final Pattern MARKDOWN = Pattern.compile("(?i)text/markdown( *;.*)?");

    @Override
    public void check(LessonRecord record, Diagnostics diagnostics) {
        record.text("contentFormat")
                .filter(format -> !MARKDOWN.matcher(format).matches())
                .ifPresent(format -> {
                    diagnostics.add(
                            Code.CONTENT_FORMAT,
                            record.placeOf("contentFormat"),
                            "Expected text/markdown for contentFormat, but found \"" + format + "\".");
                });
    }
}
