package galley.cli;

import galley.content.LessonReader;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonSource;
import galley.markdown.MarkdownParser;
import galley.math.FormulaRenderer;
import galley.math.KatexRenderer;
import galley.project.RecordSource;
import galley.text.SourceText;
import galley.text.Utf8;
import galley.verify.Catalogue;
import galley.verify.VerifiedLesson;
import galley.verify.Verifier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** A lesson from elsewhere with which a project begins. */
final class FirstLesson {
    private static final String COMPANION = ".examples.yaml";

    private FirstLesson() {}

    /**
     * Reads and verifies a record; its text comes beside it, and with a file's record the companion that stands there.
     *
     * @param from the record's address or file
     * @param folder of the project, in which nothing stands yet
     * @return the bytes of each file under the name that it has in the project, or nothing when a check fails
     */
    static Optional<SortedMap<String, byte[]>> read(String from, Path folder, Diagnostics diagnostics)
            throws IOException, InterruptedException {
        if (RecordSource.isAddress(from)) {
            Optional<SourceText> text = RecordSource.usual().read(from, diagnostics);
            return text.flatMap(record ->
                            LessonReader.read(folder.resolve("record.json"), record, Optional.empty(), diagnostics))
                    .filter(lesson -> isGood(lesson, diagnostics))
                    .map(FirstLesson::record);
        }
        Optional<LessonSource> lesson =
                LessonReader.read(Path.of(from), diagnostics).filter(read -> isGood(read, diagnostics));
        return lesson.isEmpty() ? Optional.empty() : Optional.of(withCompanion(lesson.get()));
    }

    private static boolean isGood(LessonSource lesson, Diagnostics diagnostics) {
        try (FormulaRenderer formulas = KatexRenderer.create()) {
            Optional<VerifiedLesson> verified =
                    new Verifier(new MarkdownParser(false), formulas).verify(lesson, diagnostics);
            Catalogue.check(
                    List.of(lesson.record()), List.copyOf(verified.stream().toList()), diagnostics);
        }
        return !diagnostics.hasErrors();
    }

    /** The record, and its text, which is what an author writes in and seals. */
    private static SortedMap<String, byte[]> record(LessonSource lesson) {
        SortedMap<String, byte[]> files = new TreeMap<>();
        files.put(name(lesson, ".json"), Utf8.encode(lesson.record().file().text()));
        files.put(name(lesson, ".md"), Utf8.encode(lesson.record().content().text()));
        return files;
    }

    private static SortedMap<String, byte[]> withCompanion(LessonSource lesson) throws IOException {
        SortedMap<String, byte[]> files = record(lesson);
        Path file = LessonReader.beside(lesson.file(), COMPANION);
        if (Files.isRegularFile(file)) {
            files.put(name(lesson, COMPANION), Files.readAllBytes(file));
        }
        return files;
    }

    private static String name(LessonSource lesson, String ending) {
        return lesson.record().id() + ending;
    }
}
