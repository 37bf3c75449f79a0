package galley.verify;

import galley.diagnostic.Diagnostic;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import galley.lesson.Recorded;
import galley.text.SourceText;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Holds the rules that several records keep together. */
public final class Catalogue {
    private Catalogue() {}

    /**
     * Judges all records together.
     *
     * @param records every record that could be read, also those that are rejected already
     * @param lessons those that broke no rule of their own
     * @return the lessons that break no rule of the catalogue either, in order
     */
    public static <L extends Recorded> List<L> check(
            List<LessonRecord> records, List<L> lessons, Diagnostics diagnostics) {
        Diagnostics found = new Diagnostics();
        Checks.CATALOGUE.forEach(check -> check.check(records, found));
        diagnostics.addAll(found);
        Set<SourceText> refused = found.list().stream()
                .filter(Diagnostic::isError)
                .map(fault -> fault.place().source().file())
                .collect(Collectors.toSet());
        return lessons.stream()
                .filter(lesson -> !refused.contains(lesson.record().file()))
                .toList();
    }
}
