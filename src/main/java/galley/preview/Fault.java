package galley.preview;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostic;
import galley.diagnostic.Diagnostics;
import galley.diagnostic.Severity;
import galley.diagnostic.TextReport;
import galley.text.JsonString;
import java.util.Comparator;
import java.util.List;

/**
 * A diagnostic as a page shows it.
 *
 * @param kind severity and code, such as {@code error[content-hash]}
 * @param place file, line and column
 * @param excerpt the source line with a caret below it; empty where there is none
 */
record Fault(String kind, String place, String message, String excerpt, String hint) {
    /** All errors and warnings, the worst first; that a text is not sealed yet is no fault of it. */
    static List<Fault> all(Diagnostics diagnostics) {
        return diagnostics.list().stream()
                .filter(diagnostic -> diagnostic.severity() != Severity.NOTE)
                .filter(diagnostic -> diagnostic.code() != Code.UNSEALED)
                .sorted(Comparator.comparing(Diagnostic::severity))
                .map(Fault::of)
                .toList();
    }

    private static Fault of(Diagnostic diagnostic) {
        return new Fault(
                TextReport.kind(diagnostic),
                TextReport.place(diagnostic),
                TextReport.message(diagnostic),
                TextReport.excerpt(diagnostic).replaceAll("(?m)^  \\| ", ""),
                TextReport.hint(diagnostic));
    }

    /** What stopped a build that could not even judge its lessons. */
    static Fault stopped(String line) {
        return new Fault("error", "", line, "", "");
    }

    String json() {
        return "{\"kind\":" + JsonString.quoted(kind) + ",\"place\":" + JsonString.quoted(place) + ",\"message\":"
                + JsonString.quoted(message) + ",\"excerpt\":" + JsonString.quoted(excerpt) + ",\"hint\":"
                + JsonString.quoted(hint) + "}";
    }
}
