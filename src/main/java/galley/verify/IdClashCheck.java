package galley.verify;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** An id with a version belongs to one record, also when case and Unicode form are ignored. */
final class IdClashCheck implements CatalogueCheck {
    @Override
    public void check(List<LessonRecord> records, Diagnostics diagnostics) {
        Map<String, LessonRecord> seen = new HashMap<>();
        for (LessonRecord record : records) {
            name(record).ifPresent(name -> {
                LessonRecord first = seen.putIfAbsent(folded(name), record);
                if (first != null) {
                    report(record, name, first, diagnostics);
                }
            });
        }
    }

    private static Optional<String> name(LessonRecord record) {
        return record.text("id").flatMap(id -> record.text("version").map(version -> id + " " + version));
    }

    private static void report(LessonRecord record, String name, LessonRecord first, Diagnostics diagnostics) {
        diagnostics.add(
                Code.ID_CLASH,
                record.placeOf("id"),
                "Expected one record of " + name + ", but " + first.file().name() + " is one already.",
                "give the revision a version of its own, or remove one of the two files");
    }

    private static String folded(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
    }
}
