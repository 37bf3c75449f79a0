package galley.math;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostic;
import galley.diagnostic.Diagnostics;
import galley.text.Span;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Turns KaTeX's remarks into diagnostics: one for each cause, in the order of the text. */
final class RemarkReport {
    /** {@link FormulaCheck} tells of comments, and the command itself of HTML extensions. */
    private static final Set<String> TOLD_ELSEWHERE = Set.of("commentAtEnd", "htmlExtension");

    private RemarkReport() {}

    /** Adds the diagnostics of one formula. */
    static void addAll(Formula formula, List<Remark> remarks, Diagnostics diagnostics) {
        RemarkPlaces places = new RemarkPlaces(formula);
        Set<Cause> told = new HashSet<>();
        remarks.stream()
                .filter(remark -> !TOLD_ELSEWHERE.contains(remark.topic()))
                .map(remark -> diagnostic(formula, remark, places.of(remark)))
                .filter(diagnostic ->
                        told.add(new Cause(diagnostic.code(), diagnostic.place().span())))
                .sorted(Comparator.comparing(d -> d.place().span().start()))
                .forEach(d -> diagnostics.add(d.code(), d.place(), d.message(), d.hint()));
    }

    private static Diagnostic diagnostic(Formula formula, Remark remark, Span span) {
        Wording wording = Wording.of(remark, span.of(formula.tex().text()));
        return new Diagnostic(wording.code(), FormulaCheck.place(formula, span), wording.message(), wording.hint());
    }

    /** KaTeX may remark on one character first in the parser and then for each font it tries. */
    private record Cause(Code code, Span span) {}
}
