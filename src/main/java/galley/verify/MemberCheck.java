package galley.verify;

import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;

/** Holds one rule against the members of one record; the content need not be there. */
@FunctionalInterface
interface MemberCheck {
    /** Adds a diagnostic for every way in which {@code record} breaks the rule; members may be missing. */
    void check(LessonRecord record, Diagnostics diagnostics);
}
