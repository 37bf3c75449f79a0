package galley.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import galley.SealedLesson;
import galley.content.LessonReader;
import galley.diagnostic.Diagnostics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CitationTextTest {
    private static final String CONTENT = "# A lesson\n";

    @TempDir
    Path folder;

    private CitationText citation(SealedLesson lesson) throws IOException {
        Path file = Files.writeString(folder.resolve("a.json"), lesson.record());
        return new CitationText(
                LessonReader.read(file, new Diagnostics()).orElseThrow().record());
    }

    @Test
    void whatTheRecordDoesNotSayIsNotMadeUp() throws Exception {
        CitationText citation = citation(SealedLesson.of(CONTENT));
        String hash = galley.text.Sha256.of(CONTENT).hex();
        assertEquals(
                "@misc{a-lesson,\n  title = {{A lesson}},\n  note = {Version 1.0.0, SHA-256 of the text " + hash
                        + "}\n}\n",
                citation.bibtex());
        assertFalse(citation.csl().contains("author"), citation.csl());
        assertFalse(citation.csl().contains("issued"), citation.csl());
    }

    @Test
    void everythingIsEscapedAsItsFormatAsks() throws Exception {
        SealedLesson lesson = SealedLesson.of(CONTENT)
                .text("title", "50 % of \"R&D\" at $5_a \\ {b}")
                .text("author", "An Author")
                .text("publishedDate", "2026-03-09")
                .text("canonicalUrl", "https://example.org/a/");
        CitationText citation = citation(lesson);
        String bibtex = citation.bibtex();
        assertEquals(
                "  title = {{50 \\% of \"R\\&D\" at \\$5\\_a \\textbackslash{} \\{b\\}}},",
                bibtex.lines()
                        .filter(line -> line.contains("title"))
                        .findFirst()
                        .orElseThrow());
        assertEquals(
                "  year = {2026},",
                bibtex.lines().filter(line -> line.contains("year")).findFirst().orElseThrow());
        String csl = citation.csl();
        assertEquals(true, csl.contains("\"title\": \"50 % of \\\"R&D\\\" at $5_a \\\\ {b}\""), csl);
        assertEquals(true, csl.contains("\"issued\": {\"date-parts\": [[2026, 3, 9]]}"), csl);
        assertEquals(true, csl.contains("[{\"literal\": \"An Author\"}]"), csl);
    }
}
