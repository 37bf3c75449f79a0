package galley.verify;

import galley.lesson.Companion;
import galley.lesson.LessonRecord;
import galley.lesson.LessonSource;
import galley.markdown.LessonFacts;
import galley.markdown.MarkdownDocument;
import galley.math.Formula;
import galley.math.SetFormula;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** A lesson that broke no rule. Only {@link Verifier} makes one. */
public final class VerifiedLesson {
    private final LessonSource source;
    private final Supplier<MarkdownDocument> document;
    private final LessonFacts facts;
    private final Map<Formula, SetFormula> formulas;
    private final Map<String, SetFormula> modelFormulas;

    VerifiedLesson(
            LessonSource source,
            Supplier<MarkdownDocument> document,
            Map<Formula, SetFormula> formulas,
            Map<String, SetFormula> modelFormulas,
            LessonFacts facts) {
        this.source = source;
        this.document = document;
        this.facts = facts;
        this.modelFormulas = Collections.unmodifiableMap(new LinkedHashMap<>(modelFormulas));
        this.formulas = Collections.unmodifiableMap(new LinkedHashMap<>(formulas));
    }

    /** The record's file. */
    public Path file() {
        return source.file();
    }

    public LessonRecord record() {
        return source.record();
    }

    public Companion companion() {
        return source.companion();
    }

    /** The content, parsed. It may be parsed again each time, so ask once. */
    public MarkdownDocument document() {
        return document.get();
    }

    /** What the rest of a site needs to know of the content. */
    public LessonFacts facts() {
        return facts;
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

    /** A formula of the content, whichever parsing it came from, as it was set. */
    public Optional<SetFormula> set(Formula formula) {
        SetFormula same = formulas.get(formula);
        return same != null ? Optional.of(same) : equal(formula);
    }

    private Optional<SetFormula> equal(Formula formula) {
        return formulas.entrySet().stream()
                .filter(entry -> entry.getKey().display() == formula.display())
                .filter(entry ->
                        entry.getKey().tex().text().equals(formula.tex().text()))
                .map(Map.Entry::getValue)
                .findFirst();
    }
}
