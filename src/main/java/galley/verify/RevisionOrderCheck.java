package galley.verify;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import galley.lesson.VersionOrder;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A newer revision of a lesson is never dated before an older one. */
final class RevisionOrderCheck implements CatalogueCheck {
    private static final Comparator<LessonRecord> BY_VERSION =
            Comparator.comparing(LessonRecord::version, VersionOrder.ASCENDING);

    @Override
    public void check(List<LessonRecord> records, Diagnostics diagnostics) {
        Map<String, List<LessonRecord>> revisions = new TreeMap<>();
        for (LessonRecord record : records) {
            if (record.text("version").isPresent() && DateCheck.dateOf(record).isPresent()) {
                record.text("id")
                        .ifPresent(id -> revisions
                                .computeIfAbsent(id, any -> new ArrayList<>())
                                .add(record));
            }
        }
        revisions.values().forEach(all -> compareAll(all, diagnostics));
    }

    private static void compareAll(List<LessonRecord> revisions, Diagnostics diagnostics) {
        revisions.sort(BY_VERSION);
        for (int i = 1; i < revisions.size(); i++) {
            compare(revisions.get(i - 1), revisions.get(i), diagnostics);
        }
    }

    private static void compare(LessonRecord older, LessonRecord newer, Diagnostics diagnostics) {
        String before = DateCheck.dateOf(older).orElseThrow();
        String after = DateCheck.dateOf(newer).orElseThrow();
        if (after.compareTo(before) < 0) {
            diagnostics.add(
                    Code.DATE_ORDER,
                    newer.placeOf(newer.text("revisionDate").isPresent() ? "revisionDate" : "publishedDate"),
                    "Expected version " + newer.version() + " to be dated " + before + " or later, as version "
                            + older.version() + " in " + older.file().name() + " is, but found " + after + ".");
        }
    }
}
