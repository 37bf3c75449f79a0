package galley.verify;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** An id with a version belongs to one record, also when case and Unicode form are ignored. */
public final class Catalogue {
    private Catalogue() {}

    /**
     * Reports every lesson that repeats the id and version of an earlier one.
     *
     * @return the others, in order
     */
    public static List<VerifiedLesson> check(List<VerifiedLesson> lessons, Diagnostics diagnostics) {
        List<VerifiedLesson> distinct = new ArrayList<>();
        Map<String, LessonRecord> seen = new HashMap<>();
        for (VerifiedLesson lesson : lessons) {
            LessonRecord record = lesson.record();
            LessonRecord first = seen.putIfAbsent(folded(record.id() + " " + record.version()), record);
            if (first == null) {
                distinct.add(lesson);
            } else {
                diagnostics.add(
                        Code.ID_CLASH,
                        record.placeOf("id"),
                        "Expected one record of " + record.id() + " " + record.version() + ", but "
                                + first.file().name() + " is one already.",
                        "give the revision a version of its own, or remove one of the two files");
            }
        }
        return distinct;
    }

    private static String folded(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
    }
}
