package galley.benchmark;

import galley.content.LessonReader;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonSource;
import galley.markdown.MarkdownParser;
import galley.math.Formula;
import galley.math.FormulaRenderer;
import galley.math.SetFormula;
import galley.verify.VerifiedLesson;
import galley.verify.Verifier;
import java.nio.file.Path;
import java.util.Optional;
import java.util.TreeMap;

/** The project's lesson, and a renderer that costs nothing, for what is measured apart from formulas. */
final class Lessons {
    static final Path FILE = Path.of("content/lessons/atlas-lesson-network-adapter.json");
    static final MarkdownParser PARSER = new MarkdownParser(false);

    private Lessons() {}

    static LessonSource source() {
        return LessonReader.read(FILE, new Diagnostics()).orElseThrow();
    }

    static Optional<VerifiedLesson> verify(LessonSource source) {
        return new Verifier(PARSER, new NoFormulas()).verify(source, new Diagnostics());
    }

    private static final class NoFormulas implements FormulaRenderer {
        private final SetFormula formula = SetFormula.of("<i>x</i>", new TreeMap<>());

        @Override
        public Optional<SetFormula> render(Formula asked, Diagnostics diagnostics) {
            return Optional.of(formula);
        }

        @Override
        public void close() {}
    }
}
