package galley.cli;

import galley.revision.Changes;
import galley.revision.Revision;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * One lesson on both sides of a comparison.
 *
 * @param before the old revision; empty when the lesson is new
 * @param now the new revision; empty when the lesson is gone
 * @param changes what changed; empty unless both are there
 */
record LessonDiff(Optional<Revision> before, Optional<Revision> now, Optional<Changes> changes) {

    static LessonDiff of(Optional<Revision> before, Optional<Revision> now) {
        return new LessonDiff(before, now, before.flatMap(old -> now.map(present -> Changes.between(old, present))));
    }

    /** Every lesson of either side, in the order of the ids. */
    static List<LessonDiff> all(Map<String, Revision> before, Map<String, Revision> now) {
        TreeSet<String> ids = new TreeSet<>(before.keySet());
        ids.addAll(now.keySet());
        List<LessonDiff> all = new ArrayList<>();
        ids.forEach(id -> all.add(of(Optional.ofNullable(before.get(id)), Optional.ofNullable(now.get(id)))));
        return all;
    }

    boolean isDifferent() {
        return changes.filter(Changes::isEmpty).isEmpty();
    }

    /** "added", "removed", "changed" or "same". */
    String state() {
        if (changes.isPresent()) {
            return isDifferent() ? "changed" : "same";
        }
        return before.isPresent() ? "removed" : "added";
    }

    /** One line that says what became of the lesson. */
    String summary() {
        return changes.map(Changes::summary).orElseGet(() -> "lesson " + state());
    }

    /** Id and version on both sides. */
    String name() {
        String old = before.map(LessonDiff::name).orElse("");
        String present = now.map(LessonDiff::name).orElse("");
        if (old.isEmpty() || present.isEmpty() || old.equals(present)) {
            return old.isEmpty() ? present : old;
        }
        boolean sameId = before.map(revision -> revision.record().id())
                .equals(now.map(revision -> revision.record().id()));
        return old + " → " + (sameId ? now.orElseThrow().record().version() : present);
    }

    private static String name(Revision revision) {
        return revision.record().id() + " " + revision.record().version();
    }
}
