package galley.verify;

import galley.lesson.Companion;
import galley.lesson.LessonRecord;
import galley.markdown.MarkdownDocument;
import galley.math.Formula;
import galley.math.SetFormula;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** A lesson that broke no rule. Only {@link Verifier} makes one. */
public final class VerifiedLesson {
    private final Candidate candidate;
    private final Map<Formula, SetFormula> formulas;

    VerifiedLesson(Candidate candidate, Map<Formula, SetFormula> formulas) {
        this.candidate = candidate;
        this.formulas = Collections.unmodifiableMap(new LinkedHashMap<>(formulas));
    }

    /** The record's file. */
    public Path file() {
        return candidate.source().file();
    }

    public LessonRecord record() {
        return candidate.record();
    }

    public Companion companion() {
        return candidate.source().companion();
    }

    /** The content, parsed once. */
    public MarkdownDocument document() {
        return candidate.document();
    }

    /** Every formula of the content as it was set, in order. */
    public Map<Formula, SetFormula> formulas() {
        return formulas;
    }
}
