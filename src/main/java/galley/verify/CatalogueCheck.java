package galley.verify;

import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import java.util.List;

/** Holds one rule that several records keep together. */
@FunctionalInterface
interface CatalogueCheck {
    /** Adds a diagnostic for every way in which {@code records} break the rule; members may be missing. */
    void check(List<LessonRecord> records, Diagnostics diagnostics);
}
