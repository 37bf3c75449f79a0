package galley.cli;

import galley.diagnostic.Diagnostic;
import galley.diagnostic.Diagnostics;
import galley.diagnostic.TextReport;
import galley.text.Counted;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Prints what a command found, as text for people, as JSON or as SARIF for programs. */
final class Reporter {
    /** How many diagnostics a person is shown; the rest is counted. */
    static final int MOST = 200;

    private final ReportOption.Form form;
    private final PrintWriter out;
    private final PrintWriter err;
    private Predicate<Diagnostic> shows = diagnostic -> true;
    private int notes;

    Reporter(ReportOption option, PrintWriter out, PrintWriter err) {
        this.form = option.form;
        this.out = out;
        this.err = err;
    }

    /**
     * Keeps notes to programs: people are told how many there are.
     *
     * @param besides how many there are besides those that were gathered
     */
    Reporter withoutNotes(int besides) {
        notes = besides;
        shows = diagnostic -> !diagnostic.isQuiet();
        return this;
    }

    /**
     * Prints the diagnostics and a summary.
     *
     * @param sentence the summary for people
     * @param summary the same for programs
     */
    void report(Diagnostics diagnostics, String sentence, Map<String, Object> summary) {
        if (form == ReportOption.Form.JSON) {
            JsonReport.print(summary, diagnostics, out);
            return;
        }
        if (form == ReportOption.Form.SARIF) {
            SarifReport.print(diagnostics, out);
            return;
        }
        List<Diagnostic> shown = diagnostics.list().stream()
                .filter(shows)
                .sorted(Comparator.comparing(Diagnostic::severity))
                .toList();
        boolean colours = ReportColours.wanted();
        List<Diagnostic> worstLast = new ArrayList<>(shown.subList(0, Math.min(MOST, shown.size())));
        // A terminal shows its last lines: there stands what matters most.
        worstLast.sort(Comparator.comparing(Diagnostic::severity).reversed());
        worstLast.forEach(
                diagnostic -> err.print(colours ? TextReport.coloured(diagnostic) : TextReport.of(diagnostic)));
        if (shown.size() > MOST) {
            err.println("… and " + (shown.size() - MOST) + " more; --report json has them all");
        }
        err.flush();
        out.println(sentence);
        int quiet = diagnostics.list().size() - shown.size() + notes;
        if (quiet > 0) {
            out.println(Counted.of(quiet, "note") + "; galley check shows them");
        }
    }
}
