package galley.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.content.ContentFolder;
import galley.content.LessonReader;
import galley.diagnostic.Code;
import galley.diagnostic.Diagnostic;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import galley.markdown.MarkdownParser;
import galley.math.FormulaRenderer;
import galley.math.KatexRenderer;
import galley.text.Position;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Checks every folder below src/test/resources/lessons and compares what is found with its expected.txt.
 *
 * <p>{@code -Dgolden.update=true} writes the expected files anew; the difference is reviewed like code.
 */
class LessonFoldersTest {
    private static final Path ROOT = Path.of("src/test/resources/lessons");
    private static final FormulaRenderer FORMULAS = KatexRenderer.create();

    @AfterAll
    static void close() {
        FORMULAS.close();
    }

    @TestFactory
    Stream<DynamicTest> everyValidLessonIsVerifiedWithoutAnError() throws IOException {
        return folders("valid").stream()
                .map(folder -> DynamicTest.dynamicTest(name(folder), () -> {
                    Result result = check(folder);
                    assertFalse(result.diagnostics().hasErrors(), () -> summary(folder, result.diagnostics()));
                    assertEquals(result.records(), result.verified());
                    compare(folder, result.diagnostics());
                }));
    }

    @TestFactory
    Stream<DynamicTest> everyInvalidLessonIsReportedAsExpected() throws IOException {
        return folders("invalid").stream()
                .map(folder -> DynamicTest.dynamicTest(name(folder), () -> {
                    Result result = check(folder);
                    assertFalse(result.diagnostics().isEmpty());
                    assertTrue(result.diagnostics().hasErrors() == (result.verified() < result.records()));
                    compare(folder, result.diagnostics());
                }));
    }

    @Test
    void thereAreManyInvalidLessons() throws IOException {
        assertTrue(folders("invalid").size() >= 120);
    }

    private record Result(int records, int verified, Diagnostics diagnostics) {}

    private static Result check(Path folder) {
        Diagnostics diagnostics = new Diagnostics();
        Verifier verifier = new Verifier(new MarkdownParser(false), FORMULAS);
        List<Path> files = ContentFolder.records(folder, diagnostics);
        List<LessonRecord> records = new ArrayList<>();
        List<VerifiedLesson> good = new ArrayList<>();
        for (Path file : files) {
            Diagnostics own = new Diagnostics();
            LessonReader.read(file, own).ifPresent(source -> {
                records.add(source.record());
                verifier.verify(source, own).ifPresent(good::add);
            });
            diagnostics.addAll(own);
        }
        List<VerifiedLesson> verified = RevisionCheck.check(Catalogue.check(records, good, diagnostics), diagnostics);
        return new Result(files.size(), verified.size(), diagnostics);
    }

    private static void compare(Path folder, Diagnostics diagnostics) throws IOException {
        Path expected = folder.resolve("expected.txt");
        String found = summary(folder, diagnostics);
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(expected, found);
        }
        assertEquals(Files.readString(expected), found);
    }

    private static String summary(Path folder, Diagnostics diagnostics) {
        // Hardly any of these lessons has claims; NumberCheckTest holds what is said of their numbers.
        return diagnostics.list().stream()
                .filter(diagnostic -> diagnostic.code() != Code.NUMBER_UNPROVEN)
                .map(LessonFoldersTest::line)
                .collect(Collectors.joining())
                .replace(folder + "/", "");
    }

    private static String line(Diagnostic diagnostic) {
        Position position = diagnostic.place().position();
        String hint = diagnostic.hint().isEmpty() ? "" : " | " + diagnostic.hint();
        return diagnostic.place().file() + ":" + position.line() + ":" + position.column() + " "
                + diagnostic.code().id() + " " + diagnostic.message() + hint + "\n";
    }

    private static List<Path> folders(String kind) throws IOException {
        try (Stream<Path> all = Files.list(ROOT.resolve(kind))) {
            return all.filter(Files::isDirectory).sorted().toList();
        }
    }

    private static String name(Path folder) {
        return String.valueOf(folder.getFileName());
    }
}
