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
import java.util.Optional;

/** A lesson that broke no rule. Only {@link Verifier} makes one. */
public final class VerifiedLesson {
    private final Candidate candidate;
    private final Map<Formula, SetFormula> formulas;
    private final Map<String, SetFormula> modelFormulas;

    VerifiedLesson(Candidate candidate, Map<Formula, SetFormula> formulas, Map<String, SetFormula> modelFormulas) {
        this.candidate = candidate;
        this.modelFormulas = Collections.unmodifiableMap(new LinkedHashMap<>(modelFormulas));
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

    /** The formulas of the models that the companion names, by the models' ids, as they were set. */
    public Map<String, SetFormula> modelFormulas() {
        return modelFormulas;
    }

    /** The formula of one of these models. */
    public Optional<SetFormula> modelFormula(String model) {
        return Optional.ofNullable(modelFormulas.get(model));
    }

    /** Every formula of the content as it was set, in order. */
    public Map<Formula, SetFormula> formulas() {
        return formulas;
    }
}
