package galley.seal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.SealedLesson;
import galley.content.LessonReader;
import galley.diagnostic.Code;
import galley.diagnostic.Diagnostic;
import galley.diagnostic.Diagnostics;
import galley.diagnostic.TextReport;
import galley.lesson.LessonSource;
import galley.markdown.MarkdownParser;
import galley.math.KatexRenderer;
import galley.verify.Verifier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DraftReaderTest {
    private static final String TEXT = "# Rate\n\nSlow.\n";
    private static final String EDITED = "# Rate\n\nSee [x](https://example.org/x).\n\n## Size\n\n$$\nx=1\n$$\n";

    @TempDir
    Path folder;

    private final MarkdownParser parser = new MarkdownParser(false);
    private final Diagnostics diagnostics = new Diagnostics();
    private Path record = Path.of("");

    @BeforeEach
    void write() throws IOException {
        record = Files.writeString(
                folder.resolve("rate.json"),
                SealedLesson.of(TEXT).text("recordHash", "0".repeat(64)).record());
        markdown(TEXT);
    }

    private void markdown(String text) throws IOException {
        Files.writeString(folder.resolve("rate.md"), text);
    }

    private LessonSource read() {
        return new DraftReader(parser).read(record, diagnostics).orElseThrow();
    }

    private List<Code> codes() {
        return diagnostics.list().stream().map(Diagnostic::code).toList();
    }

    @Test
    void aLessonThatIsSealedIsReadAsItStands() throws IOException {
        assertEquals(Files.readString(record), read().record().file().text());
        assertEquals(List.of(), codes());
    }

    @Test
    void anEditedTextIsSealedAndNothingIsWritten() throws IOException {
        String before = Files.readString(record);
        markdown(EDITED);
        LessonSource draft = read();
        assertEquals(List.of(Code.UNSEALED), codes());
        assertEquals(before, Files.readString(record));
        assertEquals(2, draft.record().sections().size());
        Diagnostics found = new Diagnostics();
        try (KatexRenderer formulas = KatexRenderer.create()) {
            assertTrue(new Verifier(parser, formulas).verify(draft, found).isPresent());
        }
        assertFalse(found.hasErrors());
        Files.writeString(record, draft.record().file().text());
        Diagnostics written = new Diagnostics();
        assertEquals(
                EDITED,
                LessonReader.read(record, written)
                        .orElseThrow()
                        .record()
                        .content()
                        .text());
    }

    @Test
    void aFaultOfTheTextStandsInTheMarkdown() throws IOException {
        markdown("# Rate\n\n$$\n\\frac{1\n$$\n");
        Diagnostics found = new Diagnostics();
        try (KatexRenderer formulas = KatexRenderer.create()) {
            assertTrue(new Verifier(parser, formulas).verify(read(), found).isEmpty());
        }
        assertEquals(
                List.of(Code.MATH_SYNTAX),
                found.list().stream().map(Diagnostic::code).toList());
        String place = TextReport.place(found.list().get(0));
        assertTrue(place.startsWith(folder.resolve("rate.md") + ":"), place);
    }

    @Test
    void aRecordWithoutContentIsSealedToo() throws IOException {
        Files.writeString(record, Files.readString(record).replaceFirst("  \"content\": .*\n", ""));
        read();
        assertEquals(List.of(), codes());
        markdown(EDITED);
        assertFalse(read().record().members().present("content").isPresent());
        assertEquals(List.of(Code.UNSEALED), codes());
    }

    @Test
    void aBrokenRecordIsNoDraft() throws IOException {
        Files.writeString(record, "{");
        markdown(EDITED);
        assertTrue(new DraftReader(parser).read(record, diagnostics).isEmpty());
        assertEquals(List.of(Code.SYNTAX), codes());
    }

    @Test
    void aTextBeyondTheBoundIsRefused() throws IOException {
        markdown("# Rate\n\n" + "x".repeat(300_000));
        assertTrue(new DraftReader(parser).read(record, diagnostics).isEmpty());
        assertTrue(codes().contains(Code.FILE_TOO_LARGE), codes().toString());
    }
}
