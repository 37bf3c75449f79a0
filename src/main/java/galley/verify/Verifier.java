package galley.verify;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.Companion;
import galley.lesson.LessonRecord;
import galley.lesson.LessonSource;
import galley.markdown.MarkdownDocument;
import galley.markdown.MarkdownParser;
import galley.math.Formula;
import galley.math.FormulaRenderer;
import galley.math.SetFormula;
import galley.model.Model;
import galley.text.Place;
import galley.text.SourceText;
import galley.text.Span;
import galley.text.Utf8;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Judges one lesson after the other; safe to use from several threads. */
public final class Verifier {
    private final MarkdownParser parser;
    private final FormulaRenderer formulas;

    /** A verifier that parses and sets formulas with these. */
    public Verifier(MarkdownParser parser, FormulaRenderer formulas) {
        this.parser = parser;
        this.formulas = formulas;
    }

    /**
     * Holds every rule against a lesson.
     *
     * @param diagnostics receives every fault; may hold faults of reading already
     * @return the lesson, unless {@code diagnostics} holds an error at the end
     */
    public Optional<VerifiedLesson> verify(LessonSource source, Diagnostics diagnostics) {
        LessonRecord record = source.record();
        Checks.MEMBERS.forEach(check -> check.check(record, diagnostics));
        if (!record.hasContent()
                || !MarkdownParser.isOfBoundedSize(record.content(), diagnostics)
                || refusesSurrogate(record, diagnostics)) {
            return Optional.empty();
        }
        MarkdownDocument document = parser.parse(record.content(), diagnostics);
        Candidate candidate = new Candidate(source, document);
        Checks.CONTENT.forEach(check -> check.check(candidate, diagnostics));
        if (document.isWhole()) {
            checkCompanion(source, diagnostics);
        }
        Map<Formula, SetFormula> set = setFormulas(document, diagnostics);
        Map<String, SetFormula> ofModels = setModelFormulas(source.companion(), diagnostics);
        return diagnostics.hasErrors()
                ? Optional.empty()
                : Optional.of(new VerifiedLesson(source, document, set, ofModels));
    }

    /**
     * Judges the text of an ordinary page.
     *
     * @param file where it lies
     * @param name its path in the site without its ending
     * @param header what it says of itself, by key
     * @param body its Markdown, placed in the file
     * @return the page, unless its text has a fault
     */
    public Optional<VerifiedPage> verifyPage(
            Path file, String name, Map<String, String> header, SourceText body, Diagnostics diagnostics) {
        Diagnostics found = new Diagnostics();
        MarkdownDocument document = parser.parse(body, found);
        Map<Formula, SetFormula> set = setFormulas(document, found);
        diagnostics.addAll(found);
        return found.hasErrors() ? Optional.empty() : Optional.of(new VerifiedPage(file, name, header, document, set));
    }

    /** What a companion says of sections cannot be judged while some of them, or what it says, are unknown. */
    private static void checkCompanion(LessonSource source, Diagnostics diagnostics) {
        if (source.record().hasAllSections() && source.companion().isRead()) {
            CompanionCheck.check(source.companion(), source.record(), diagnostics);
            ClaimCheck.check(source.companion(), source.record(), diagnostics);
            NumberCheck.check(source.companion(), source.record(), diagnostics);
        }
    }

    /** A lone surrogate has no UTF-8: it is refused before anything is hashed. */
    private static boolean refusesSurrogate(LessonRecord record, Diagnostics diagnostics) {
        SourceText content = record.content();
        int at = Utf8.loneSurrogate(content.text());
        if (at < 0) {
            return false;
        }
        diagnostics.add(
                Code.CONTENT_SURROGATE,
                new Place(content, new Span(at, at + 1), "/content"),
                "Expected whole characters, but the code unit at offset " + at + " is half a surrogate pair.",
                "nothing was hashed: such a string has no UTF-8 form");
        return true;
    }

    private Map<String, SetFormula> setModelFormulas(Companion companion, Diagnostics diagnostics) {
        Map<String, SetFormula> set = new LinkedHashMap<>();
        for (Model model : CompanionBinding.models(companion)) {
            Formula formula = new Formula(SourceText.of(model.id(), model.formula()), true);
            formulas.render(formula, diagnostics).ifPresent(html -> set.put(model.id(), html));
        }
        return set;
    }

    private Map<Formula, SetFormula> setFormulas(MarkdownDocument document, Diagnostics diagnostics) {
        Map<Formula, SetFormula> set = new LinkedHashMap<>();
        for (Formula formula : document.formulas()) {
            formulas.render(formula, diagnostics).ifPresent(html -> set.put(formula, html));
        }
        return set;
    }
}
