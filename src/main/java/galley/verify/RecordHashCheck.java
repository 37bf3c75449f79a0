package galley.verify;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import galley.text.Sha256;

/** {@code recordHash} is 64 hexadecimal digits; how it is computed is not published, so it is never called verified. */
final class RecordHashCheck implements MemberCheck {
    @Override
    public void check(LessonRecord record, Diagnostics diagnostics) {
        record.text("recordHash").filter(hash -> !Sha256.isHex(hash)).ifPresent(hash -> {
            diagnostics.add(
                    Code.RECORD_HASH,
                    record.placeOf("recordHash"),
                    "Expected 64 hexadecimal digits in lower case, but found \"" + hash + "\".");
        });
    }
}
