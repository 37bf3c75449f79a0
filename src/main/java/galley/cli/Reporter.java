package galley.cli;

import galley.diagnostic.Diagnostics;
import galley.diagnostic.TextReport;
import java.io.PrintWriter;
import java.util.Map;

/** Prints what a command found, as text for people, as JSON or as SARIF for programs. */
final class Reporter {
    /** How many diagnostics a person is shown; the rest is counted. */
    static final int MOST = 200;

    private final ReportOption.Form form;
    private final PrintWriter out;
    private final PrintWriter err;

    Reporter(ReportOption option, PrintWriter out, PrintWriter err) {
        this.form = option.form;
        this.out = out;
        this.err = err;
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
        boolean colours = ReportColours.wanted();
        diagnostics.list().stream()
                .limit(MOST)
                .forEach(
                        diagnostic -> err.print(colours ? TextReport.coloured(diagnostic) : TextReport.of(diagnostic)));
        if (diagnostics.list().size() > MOST) {
            err.println("… and " + (diagnostics.list().size() - MOST) + " more; --report json has them all");
        }
        out.println(sentence);
    }

    /** A number with its noun, such as "1 lesson" or "3 lessons". */
    static String counted(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}
