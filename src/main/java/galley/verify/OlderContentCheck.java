package galley.verify;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import galley.text.Place;
import galley.text.Sha256;
import galley.text.Span;
import galley.text.Utf8;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A record does not bear the content hash of another revision. Where one does, its text was changed and not sealed: the
 * place where the two part is shown.
 */
final class OlderContentCheck implements CatalogueCheck {
    @Override
    public void check(List<LessonRecord> records, Diagnostics diagnostics) {
        Map<String, LessonRecord> sealed = new HashMap<>();
        for (LessonRecord record : records) {
            if (isSealed(record)) {
                record.text("id").ifPresent(id -> sealed.putIfAbsent(id + " " + record.contentHash(), record));
            }
        }
        for (LessonRecord record : records) {
            LessonRecord other = sealed.get(record.text("id").orElse("") + " "
                    + record.text("contentHash").orElse(""));
            if (other != null && isReadable(record) && !isSealed(record)) {
                report(record, other, diagnostics);
            }
        }
    }

    private static boolean isReadable(LessonRecord record) {
        return record.hasContent() && Utf8.loneSurrogate(record.content().text()) < 0;
    }

    private static boolean isSealed(LessonRecord record) {
        return isReadable(record)
                && record.text("contentHash")
                        .filter(hash ->
                                hash.equals(Sha256.of(record.content().text()).hex()))
                        .isPresent();
    }

    private static void report(LessonRecord record, LessonRecord other, Diagnostics diagnostics) {
        String content = record.content().text();
        String sealed = other.content().text();
        int at = Difference.first(content, sealed);
        diagnostics.add(
                Code.CONTENT_OLDER,
                new Place(record.content(), new Span(at, Math.min(content.length(), at + 1)), "/content"),
                "The stored hash is that of version " + other.text("version").orElse("?") + " in "
                        + other.file().name() + "; from offset " + at + " on the content differs: it has "
                        + Difference.shown(content, at) + ", that one has " + Difference.shown(sealed, at) + ".",
                "where the change is meant, seal the content again");
    }
}
