package galley.site;

import galley.SealedLesson;
import galley.content.LessonReader;
import galley.diagnostic.Diagnostics;
import galley.markdown.MarkdownParser;
import galley.math.Formula;
import galley.math.FormulaRenderer;
import galley.math.SetFormula;
import galley.text.SourceText;
import galley.verify.VerifiedLesson;
import galley.verify.VerifiedPage;
import galley.verify.Verifier;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** Lessons without formulas, verified. */
final class VerifiedLessons {
    private static final FormulaRenderer NO_FORMULAS = new FormulaRenderer() {
        @Override
        public Optional<SetFormula> render(Formula formula, Diagnostics diagnostics) {
            return Optional.empty();
        }

        @Override
        public void close() {}
    };

    private VerifiedLessons() {}

    static SiteLesson of(SealedLesson lesson) {
        try {
            Path file = Files.createTempFile("lesson", ".json");
            Files.writeString(file, lesson.record());
            Diagnostics found = new Diagnostics();
            Verifier verifier = new Verifier(new MarkdownParser(false), NO_FORMULAS);
            Optional<VerifiedLesson> verified =
                    LessonReader.read(file, found).flatMap(source -> verifier.verify(source, found));
            Files.delete(file);
            return verified.map(SiteLesson::of)
                    .orElseThrow(() -> new IllegalStateException(found.list().toString()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A page that a publisher wrote at {@code name} below the content folder. */
    static VerifiedPage page(String name, String title, String text) {
        return new Verifier(new MarkdownParser(false), NO_FORMULAS)
                .verifyPage(
                        Path.of("content", name + ".md"),
                        name,
                        Map.of("title", title),
                        SourceText.of(name, text),
                        new Diagnostics())
                .orElseThrow();
    }

    static SiteLesson version(String version) {
        return of(SealedLesson.of("# A\n\nText of " + version + ".\n").text("version", version));
    }
}
