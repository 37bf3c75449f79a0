package galley.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.diagnostic.Diagnostic;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import galley.text.Utf8;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordReaderTest {
    private static final String GOOD = """
            {
              "schemaVersion": 1,
              "id": "a-lesson",
              "title": "A lesson",
              "version": "1.0.0",
              "author": null,
              "content": "# A\\n\\n\\u03b1 \\"x\\"",
              "contentHash": "00",
              "contentLength": 10,
              "sections": [{"id": "section-1", "title": "A", "start": 0, "end": 10}],
              "citations": [{"title": "T", "url": "https://example.org/"}]
            }
            """;

    @TempDir
    Path folder;

    @Test
    void readsARecord() throws IOException {
        Diagnostics diagnostics = new Diagnostics();
        LessonRecord record = read(GOOD, diagnostics).orElseThrow();
        assertEquals("", summary(diagnostics));
        assertEquals("a-lesson", record.id());
        assertEquals("# A\n\nα \"x\"", record.content().text());
        assertEquals(Optional.empty(), record.text("author"), "null stays absent");
        assertEquals(1, record.sections().size());
        assertEquals("https://example.org/", record.citations().get(0).url());
    }

    @Test
    void findsCharactersOfTheContentBehindEscapes() throws IOException {
        LessonRecord record = read(GOOD, new Diagnostics()).orElseThrow();
        int x = record.content().text().indexOf('x');
        assertEquals(
                GOOD.indexOf("\\\"x") + 2,
                record.content().fileOffset(x),
                "two escapes of LF, one of α, one of a quote");
        assertEquals(7, record.content().position(x).line());
    }

    @Test
    void keepsTheBytesOfTheFile() throws IOException {
        LessonRecord record = read("\uFEFF" + GOOD, new Diagnostics()).orElseThrow();
        assertEquals("\uFEFF" + GOOD, record.file().text());
    }

    @Test
    void warnsOfAByteOrderMark() throws IOException {
        Diagnostics diagnostics = new Diagnostics();
        assertTrue(read("\uFEFF" + GOOD, diagnostics).isPresent());
        assertEquals("1:1 file-bom The file begins with a byte order mark.", summary(diagnostics));
    }

    @Test
    void reportsEveryMemberThatIsMissingOrOfAnotherType() throws IOException {
        Diagnostics diagnostics = new Diagnostics();
        String bad = GOOD.replace("\"title\": \"A lesson\",", "\"title\": 7,").replace("\"version\": \"1.0.0\",", "");
        assertTrue(read(bad, diagnostics).isPresent(), "the other members can be judged");
        assertEquals("""
                4:12 member-type Expected a string for title, but found a number.
                1:1 member-missing Expected the member version, but it is missing.""", summary(diagnostics));
    }

    @Test
    void reportsADuplicateMember() throws IOException {
        Diagnostics diagnostics = new Diagnostics();
        read(GOOD.replace("\"author\": null,", "\"id\": \"b\","), diagnostics);
        assertEquals("6:3 duplicate-member Expected each member once, but id is here again.", summary(diagnostics));
    }

    @Test
    void refusesAnotherSchemaVersion() throws IOException {
        Diagnostics diagnostics = new Diagnostics();
        assertTrue(read(GOOD.replace("\"schemaVersion\": 1", "\"schemaVersion\": 2"), diagnostics)
                .isEmpty());
        assertEquals("2:20 schema-version Expected schemaVersion 1, but found 2.", summary(diagnostics));
    }

    @Test
    void notesAnUnknownMember() throws IOException {
        Diagnostics diagnostics = new Diagnostics();
        assertTrue(read(GOOD.replace("\"author\"", "\"colour\""), diagnostics).isPresent());
        assertEquals(
                "6:13 member-unknown The member colour is not part of the record format; it is passed through.",
                summary(diagnostics));
    }

    @Test
    void refusesAnOffsetThatIsNoWholeNumber() throws IOException {
        Diagnostics diagnostics = new Diagnostics();
        LessonRecord record =
                read(GOOD.replace("\"start\": 0", "\"start\": -1"), diagnostics).orElseThrow();
        assertFalse(record.hasAllSections());
        assertEquals("10:59 member-type Expected a whole number from 0 for start, but found -1.", summary(diagnostics));
    }

    @Test
    void everyTruncationGivesADiagnosticAndNoException() throws IOException {
        for (int end = 0; end < GOOD.strip().length(); end++) {
            Diagnostics diagnostics = new Diagnostics();
            assertTrue(read(GOOD.substring(0, end), diagnostics).isEmpty(), "cut at " + end);
            assertTrue(diagnostics.hasErrors(), "cut at " + end);
        }
    }

    @Test
    void refusesWhatIsNoObject() throws IOException {
        assertEquals("1:1 syntax Expected an object, but the file is empty.", faults(""));
        assertEquals("1:1 syntax Expected an object, but found an array.", faults("[]"));
        assertEquals("1:1 syntax Expected an object, but found a string.", faults("\"x\""));
        assertEquals("1:4 syntax Expected nothing behind the object, but something follows.", faults("{} {}"));
    }

    @Test
    void refusesDeepNestingInBoundedTime() throws IOException {
        assertEquals(
                "1:34 too-deep Expected at most 32 levels of values, but here begins another.",
                faults("{\"a\":" + "[".repeat(100_000)).replaceFirst("1:\\d+", "1:34"));
    }

    @Test
    void refusesBytesThatAreNotUtf8() throws IOException {
        Path file = folder.resolve("x.json");
        byte[] bytes = GOOD.getBytes(StandardCharsets.UTF_8);
        bytes[30] = (byte) 0xFF;
        Files.write(file, bytes);
        Diagnostics diagnostics = new Diagnostics();
        assertTrue(RecordReader.read(file, Optional.empty(), diagnostics).isEmpty());
        assertEquals(
                "3:7 file-not-utf8 Expected UTF-8, but the byte at offset 30 (0xff) begins no character.",
                summary(diagnostics));
    }

    @Test
    void refusesAFolderAndAMissingFile() {
        Diagnostics diagnostics = new Diagnostics();
        assertTrue(RecordReader.read(folder, Optional.empty(), diagnostics).isEmpty());
        assertTrue(RecordReader.read(folder.resolve("none"), Optional.empty(), diagnostics)
                .isEmpty());
        assertEquals("""
                1:1 file-unreadable Expected a file, but this is a folder.
                1:1 file-unreadable Expected a file, but there is no such file.""", summary(diagnostics));
    }

    private String faults(String json) throws IOException {
        Diagnostics diagnostics = new Diagnostics();
        assertTrue(read(json, diagnostics).isEmpty());
        return summary(diagnostics);
    }

    private Optional<LessonRecord> read(String json, Diagnostics diagnostics) throws IOException {
        Path file = folder.resolve("x.json");
        Files.write(file, Utf8.encode(json));
        return RecordReader.read(file, Optional.empty(), diagnostics);
    }

    private static String summary(Diagnostics diagnostics) {
        return diagnostics.list().stream().map(RecordReaderTest::line).collect(Collectors.joining("\n"));
    }

    private static String line(Diagnostic diagnostic) {
        return diagnostic.place().position().line() + ":"
                + diagnostic.place().position().column() + " "
                + diagnostic.code().id() + " " + diagnostic.message();
    }
}
