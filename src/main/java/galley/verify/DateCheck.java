package galley.verify;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import galley.lesson.RevisionOrder;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Dates are ISO dates or null, never read in a time zone; a record is not revised before it was published. */
final class DateCheck implements MemberCheck {
    private static final List<String> MEMBERS = List.of("publishedDate", "revisionDate");
    private static final Pattern FORM = Pattern.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}");
    private static final Pattern TIME = Pattern.compile("([0-9]{4}-[0-9]{2}-[0-9]{2})[T ].*");

    @Override
    public void check(LessonRecord record, Diagnostics diagnostics) {
        for (String member : MEMBERS) {
            record.text(member).filter(date -> !isDate(date)).ifPresent(date -> {
                diagnostics.add(
                        Code.DATE_FORM,
                        record.placeOf(member),
                        "Expected an ISO date such as 2026-10-07 for " + member + ", but found \"" + date + "\".",
                        hint(date));
            });
        }
        checkOrder(record, diagnostics);
    }

    private static void checkOrder(LessonRecord record, Diagnostics diagnostics) {
        String published =
                record.text("publishedDate").filter(DateCheck::isDate).orElse("");
        Optional<String> revised = record.text("revisionDate").filter(DateCheck::isDate);
        revised.filter(date -> date.compareTo(published) < 0)
                .ifPresent(date -> diagnostics.add(
                        Code.DATE_REVISION,
                        record.placeOf("revisionDate"),
                        "Expected a revisionDate on or after publishedDate, which is " + published + ", but found "
                                + date + "."));
    }

    /** The date by which a revision is ordered, unless it is none. */
    static Optional<String> dateOf(LessonRecord record) {
        return RevisionOrder.date(record).filter(DateCheck::isDate);
    }

    private static boolean isDate(String date) {
        try {
            return FORM.matcher(date).matches() && LocalDate.parse(date) != null;
        } catch (DateTimeParseException e) {
            return false;
        }
    }

    private static String hint(String date) {
        Matcher time = TIME.matcher(date);
        if (time.matches() && isDate(time.group(1))) {
            return "leave out the time: which day it is would depend on a time zone";
        }
        if (date.isBlank()) {
            return "write null for a date that is not known";
        }
        return FORM.matcher(date).matches() ? "the calendar has no such day" : "";
    }
}
