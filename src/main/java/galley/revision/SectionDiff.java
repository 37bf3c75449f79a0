package galley.revision;

import java.util.ArrayList;
import java.util.List;

/** Compares the sections of two revisions. */
final class SectionDiff {
    private final WordDiff words = new WordDiff();
    private final List<SectionText> before;
    private final List<SectionText> now;

    private SectionDiff(List<SectionText> before, List<SectionText> now) {
        this.before = before;
        this.now = now;
    }

    /** What became of every section: those that are there now, in their order, then those that are gone. */
    static List<SectionChange> of(List<SectionText> before, List<SectionText> now) {
        return new SectionDiff(before, now).changes();
    }

    private List<SectionChange> changes() {
        int[] partners = SectionMatcher.partners(before, now);
        boolean[] moved = Order.moved(partners);
        List<SectionChange> changes = new ArrayList<>();
        now.forEach(section -> changes.add(new SectionChange.Added(section)));
        for (int i = 0; i < partners.length; i++) {
            if (partners[i] < 0) {
                changes.add(new SectionChange.Removed(before.get(i)));
            } else {
                changes.set(partners[i], matched(before.get(i), now.get(partners[i]), moved[i]));
            }
        }
        return changes;
    }

    private SectionChange matched(SectionText old, SectionText present, boolean moved) {
        return new SectionChange.Matched(old, present, moved, words.parts(old.text(), present.text()));
    }
}
