package galley.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.SpecVersion;
import galley.SealedLesson;
import galley.build.LessonLoader;
import galley.build.Shelf;
import galley.content.ContentFolder;
import galley.diagnostic.Diagnostics;
import galley.markdown.MarkdownParser;
import galley.math.FormulaRenderer;
import galley.math.KatexRenderer;
import galley.verify.Verifier;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Whatever is found, the SARIF log fits the standard's schema, formats of URIs included. */
class SarifSchemaTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final JsonSchema SCHEMA = schema();
    private static final FormulaRenderer FORMULAS = KatexRenderer.create();

    @TempDir
    Path folder;

    @AfterAll
    static void close() {
        FORMULAS.close();
    }

    @TestFactory
    Stream<DynamicTest> everyInvalidLesson() throws IOException {
        try (Stream<Path> all = Files.list(Path.of("src/test/resources/lessons/invalid"))) {
            return all.sorted().toList().stream()
                    .map(lesson -> DynamicTest.dynamicTest(
                            String.valueOf(lesson.getFileName()), () -> assertTrue(results(lesson) > 0)));
        }
    }

    @Test
    void nothingFound() throws IOException {
        assertEquals(0, assertFits(new Diagnostics()));
    }

    @Test
    void charactersBeyondThePlaneByteOrderMarksAndLineEnds() throws IOException, InterruptedException {
        String text = "# 😀\n\n😀😀 [x](javascript:y) $$x$$ 😀\n\n$$\n\\😀\n$$\n";
        write(
                "a.json",
                SealedLesson.of(text).text("id", "a").text("title", "😀\u0007").record());
        write("b.json", "\uFEFF" + SealedLesson.of(text).text("id", "😀").record());
        write(
                "c.json",
                SealedLesson.of("\uFEFF" + text).json("sections", "[]").record().replace("\n", "\r\n"));
        write(
                "d.json",
                SealedLesson.of(text.replace("\n", "\r\n"))
                        .json("contentLength", "1")
                        .record());
        write("d.md", text);
        write("ä 😀 %#[1].json", SealedLesson.of(text).text("version", "final").record());
        assertTrue(results(folder) >= 15);
    }

    @Test
    void theSchemaRefusesWhatIsNoLog() throws IOException {
        assertFalse(SCHEMA.validate(JSON.readTree("{\"version\": \"2.1.0\"}")).isEmpty());
        String log = print(new Diagnostics());
        assertFalse(SCHEMA.validate(JSON.readTree(log.replace("\"results\"", "\"result\"")))
                .isEmpty());
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }

    private static int results(Path lessons) throws InterruptedException, IOException {
        Diagnostics diagnostics = new Diagnostics();
        Verifier verifier = new Verifier(new MarkdownParser(false), FORMULAS);
        diagnostics.addAll(new LessonLoader<>(verifier, Shelf.ofRecords(Optional.empty(), false), 1)
                .load(ContentFolder.records(lessons, diagnostics))
                .diagnostics());
        return assertFits(diagnostics);
    }

    private static int assertFits(Diagnostics diagnostics) throws IOException {
        JsonNode log = JSON.readTree(print(diagnostics));
        assertEquals("[]", SCHEMA.validate(log).toString());
        JsonNode results = log.at("/runs/0/results");
        assertEquals(diagnostics.list().size(), results.size());
        for (JsonNode result : results) {
            JsonNode region = result.at("/locations/0/physicalLocation/region");
            int lines =
                    region.path("endLine").asInt() - region.path("startLine").asInt();
            int columns = region.path("endColumn").asInt()
                    - region.path("startColumn").asInt();
            assertTrue(lines > 0 || (lines == 0 && columns >= 0), region.toString());
        }
        return results.size();
    }

    private static String print(Diagnostics diagnostics) {
        StringWriter out = new StringWriter();
        SarifReport.print(diagnostics, new PrintWriter(out));
        return out.toString();
    }

    private static JsonSchema schema() {
        SchemaValidatorsConfig config =
                SchemaValidatorsConfig.builder().formatAssertionsEnabled(true).build();
        return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                .getSchema(SarifSchemaTest.class.getResourceAsStream("/sarif/sarif-2.1.0.json"), config);
    }
}
