package galley.cli;

import galley.build.BuildResult;
import galley.build.BuildWatch;
import galley.build.Drafts;
import galley.diagnostic.Diagnostic;
import galley.diagnostic.Diagnostics;
import galley.diagnostic.Severity;
import galley.diagnostic.TextReport;
import galley.math.FormulaRenderer;
import galley.preview.PreviewLog;
import galley.preview.Rebuild;
import galley.preview.SourceChanges;
import galley.text.Counted;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Prints one line for each build of a preview, after the diagnostics that it has and the one before had not. */
final class ServeLog implements PreviewLog {
    private final PrintWriter out;
    private final PrintWriter err;
    private final FormulaRenderer formulas;
    private Optional<ProgressBar> bar = Optional.empty();
    private Set<String> before = Set.of();

    ServeLog(PrintWriter out, PrintWriter err, FormulaRenderer formulas) {
        this.out = out;
        this.err = err;
        this.formulas = formulas;
    }

    @Override
    public BuildWatch building() {
        if (!Terminal.isWatched()) {
            return BuildWatch.NONE;
        }
        bar = Optional.of(ProgressBar.on(err, () -> CacheOption.counted(formulas)));
        return bar.get();
    }

    @Override
    public void ended() {
        bar.ifPresent(ProgressBar::close);
        bar = Optional.empty();
    }

    @Override
    public void built(BuildResult result, Rebuild rebuild) {
        List<Diagnostic> found = result.diagnostics().list().stream()
                .filter(diagnostic -> diagnostic.severity() != Severity.NOTE)
                .toList();
        new Reporter(new ReportOption(), out, err).report(told(found), sentence(result, rebuild), Map.of());
        before = found.stream().map(TextReport::of).collect(Collectors.toSet());
        flush();
    }

    /** A warning that stands since the last build is known; what keeps the site from being built is said each time. */
    private Diagnostics told(List<Diagnostic> found) {
        Diagnostics told = new Diagnostics();
        found.stream()
                .filter(diagnostic -> diagnostic.isError() || !before.contains(TextReport.of(diagnostic)))
                .forEach(diagnostic ->
                        told.add(diagnostic.code(), diagnostic.place(), diagnostic.message(), diagnostic.hint()));
        return told;
    }

    @Override
    public String stopped(Throwable fault) {
        String line = Failure.reason(fault);
        err.println("galley: " + line + "; the preview goes on");
        flush();
        return line;
    }

    private static String sentence(BuildResult result, Rebuild rebuild) {
        int drafts = Drafts.files(result.diagnostics()).size();
        String unsealed = drafts == 0 ? "" : "; " + Counted.of(drafts, "text") + " not sealed yet";
        return outcome(result, rebuild) + unsealed;
    }

    private static String outcome(BuildResult result, Rebuild rebuild) {
        if (result.published().isEmpty()) {
            int errors = Math.toIntExact(result.diagnostics().list().stream()
                    .filter(Diagnostic::isError)
                    .count());
            return "not built: " + Counted.of(errors, "error")
                    + (rebuild.served() ? "; the last good pages are still served" : "");
        }
        String time = " in " + rebuild.time().toMillis() + " ms: ";
        return rebuild.first()
                ? "built" + time + Counted.of(result.verified(), "lesson") + ", " + Counted.of(result.pages(), "page")
                : "rebuilt" + time + changes(rebuild.changes()) + ", " + Counted.of(rebuild.pages(), "page");
    }

    private static String changes(SourceChanges changes) {
        List<String> parts = new ArrayList<>();
        add(parts, changes.lessons(), "lesson");
        add(parts, changes.templates(), "template");
        add(parts, changes.assets(), "asset");
        return parts.isEmpty() ? "nothing changed" : String.join(" and ", parts) + " changed";
    }

    private static void add(List<String> parts, int number, String noun) {
        if (number > 0) {
            parts.add(Counted.of(number, noun));
        }
    }

    private void flush() {
        out.flush();
        err.flush();
    }
}
