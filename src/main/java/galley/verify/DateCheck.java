package galley.verify;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.List;

/** Dates are ISO dates or null, never read in a time zone. */
final class DateCheck implements Check {
    private static final List<String> MEMBERS = List.of("publishedDate", "revisionDate");

    @Override
    public void check(Candidate lesson, Diagnostics diagnostics) {
        LessonRecord record = lesson.record();
        for (String member : MEMBERS) {
            record.text(member).filter(date -> !isDate(date)).ifPresent(date -> {
                diagnostics.add(
                        Code.DATE_FORM,
                        record.placeOf(member),
                        "Expected an ISO date such as 2026-10-07 for " + member + ", but found \"" + date + "\".");
            });
        }
    }

    private static boolean isDate(String date) {
        try {
            return date.matches("[0-9]{4}-[0-9]{2}-[0-9]{2}") && LocalDate.parse(date) != null;
        } catch (DateTimeParseException e) {
            return false;
        }
    }
}
