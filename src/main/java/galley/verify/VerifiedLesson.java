package galley.verify;

import galley.lesson.Companion;
import galley.lesson.LessonRecord;
import galley.lesson.LessonSource;
import galley.lesson.Recorded;
import galley.markdown.LessonFacts;
import galley.markdown.MarkdownDocument;
import galley.math.Formula;
import galley.math.FormulaShape;
import galley.math.SetFormula;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A lesson that broke no rule. Only {@link Verifier} makes one. */
public final class VerifiedLesson implements Recorded {
    private final LessonSource source;
    private final MarkdownDocument document;
    private final Map<Formula, SetFormula> formulas;
    private final Map<String, SetFormula> modelFormulas;

    VerifiedLesson(
            LessonSource source,
            MarkdownDocument document,
            Map<Formula, SetFormula> formulas,
            Map<String, SetFormula> modelFormulas) {
        this.source = source;
        this.document = document;
        this.modelFormulas = Collections.unmodifiableMap(new LinkedHashMap<>(modelFormulas));
        this.formulas = Collections.unmodifiableMap(new LinkedHashMap<>(formulas));
    }

    /** The record's file. */
    public Path file() {
        return source.file();
    }

    /** All files of the lesson as they were read. */
    public LessonSource source() {
        return source;
    }

    @Override
    public LessonRecord record() {
        return source.record();
    }

    public Companion companion() {
        return source.companion();
    }

    /** The content, parsed. */
    public MarkdownDocument document() {
        return document;
    }

    /** What the rest of a site needs to know of the content. */
    public LessonFacts facts() {
        return LessonFacts.of(document, this::set);
    }

    /** The formula of one of the models that the companion names, as it was set. */
    public Optional<SetFormula> modelFormula(String model) {
        return Optional.ofNullable(modelFormulas.get(model));
    }

    /** Every formula of the content as it was set, in order. */
    public Map<Formula, SetFormula> formulas() {
        return formulas;
    }

    /** What the style sheet and the fonts must know of all these formulas. */
    public FormulaShape formulaShape() {
        return FormulaShape.union(Stream.concat(formulas.values().stream(), modelFormulas.values().stream())
                .map(SetFormula::shape)
                .toList());
    }

    /** A formula of the content as it was set. */
    public Optional<SetFormula> set(Formula formula) {
        return Optional.ofNullable(formulas.get(formula));
    }
}
