package galley.verify;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import galley.lesson.Recorded;
import galley.lesson.RevisionOrder;
import galley.lesson.Version;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * "The revisions of a lesson have versions that differ in precedence and follow one another without a gap, and a newer
 * one is never dated before an older one."
 *
 * <p>Where the history of a lesson contradicts itself, none of its revisions is published: which one is the newest is
 * then not known.
 */
public final class RevisionCheck {
    private final List<LessonRecord> revisions;
    private final Diagnostics diagnostics;

    private RevisionCheck(List<LessonRecord> revisions, Diagnostics diagnostics) {
        this.revisions = revisions;
        this.diagnostics = diagnostics;
    }

    /**
     * Reports every step of every lesson that breaks the rule.
     *
     * @return the lessons of which the history is in order, in the given order
     */
    public static <L extends Recorded> List<L> check(List<L> lessons, Diagnostics diagnostics) {
        Map<String, List<LessonRecord>> histories = new LinkedHashMap<>();
        lessons.forEach(lesson -> histories
                .computeIfAbsent(lesson.record().id(), id -> new ArrayList<>())
                .add(lesson.record()));
        Set<String> broken = new HashSet<>();
        histories.forEach((id, revisions) -> {
            if (!isInOrder(revisions, diagnostics)) {
                broken.add(id);
            }
        });
        return lessons.stream()
                .filter(lesson -> !broken.contains(lesson.record().id()))
                .toList();
    }

    /** Judges the revisions of one lesson, given in any order. */
    static boolean isInOrder(List<LessonRecord> revisions, Diagnostics diagnostics) {
        Diagnostics found = new Diagnostics();
        List<LessonRecord> sorted =
                revisions.stream().sorted(RevisionOrder.OLDEST_FIRST).toList();
        new RevisionCheck(sorted, found).steps();
        diagnostics.addAll(found);
        return !found.hasErrors();
    }

    private void steps() {
        for (int i = 1; i < revisions.size(); i++) {
            versions(revisions.get(i - 1), revisions.get(i));
            date(revisions.subList(0, i), revisions.get(i));
        }
    }

    private void versions(LessonRecord older, LessonRecord newer) {
        Version version = new Version(newer.version());
        Version before = new Version(older.version());
        if (version.comparePrecedence(before) == 0) {
            diagnostics.add(
                    Code.REVISION_VERSION,
                    newer.placeOf("version"),
                    "Expected a version that comes before or after " + older.version() + " of "
                            + older.file().name() + ", but " + newer.version() + " ranks with it.",
                    "raise one of the numbers; what stands behind a plus sign does not count");
        } else if (!version.isNextAfter(before)) {
            diagnostics.add(
                    Code.REVISION_GAP,
                    newer.placeOf("version"),
                    "Expected the version that comes next after " + older.version() + " of "
                            + older.file().name() + ", but found " + newer.version() + ": between them there is room"
                            + " for versions that are not here.",
                    "put the records of the versions between them back, or take the older one out");
        }
    }

    private void date(List<LessonRecord> older, LessonRecord newer) {
        Optional<LessonRecord> latest = older.stream()
                .filter(record -> RevisionOrder.date(record).isPresent())
                .max(Comparator.comparing(record -> RevisionOrder.date(record).orElse("")));
        String date = RevisionOrder.date(newer).orElse("");
        latest.filter(record -> !date.isEmpty()
                        && date.compareTo(RevisionOrder.date(record).orElse("")) < 0)
                .ifPresent(record -> diagnostics.add(
                        Code.DATE_ORDER,
                        newer.placeOf(newer.text("revisionDate").isPresent() ? "revisionDate" : "publishedDate"),
                        "Expected version " + newer.version() + " not to be dated before version " + record.version()
                                + " of " + RevisionOrder.date(record).orElse("") + ", but found " + date + "."));
    }
}
