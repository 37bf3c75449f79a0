package galley.verify;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import galley.text.Sha256;
import java.util.Optional;

/** {@code contentHash} is the hexadecimal SHA-256 of the UTF-8 bytes of {@code content}, exactly as it stands. */
final class ContentHashCheck implements Check {
    @Override
    public void check(Candidate lesson, Diagnostics diagnostics) {
        LessonRecord record = lesson.record();
        Optional<String> stored = record.text("contentHash");
        String computed = Sha256.of(record.content().text()).hex();
        stored.filter(hash -> !hash.equals(computed)).ifPresent(hash -> {
            diagnostics.add(
                    Code.CONTENT_HASH,
                    record.placeOf("contentHash"),
                    "Expected the SHA-256 of the content, " + computed + ", but found " + hash + ".",
                    HashHint.of(lesson.source(), hash));
        });
    }
}
