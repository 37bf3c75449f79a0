package galley.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.SealedLesson;
import galley.content.LessonReader;
import galley.diagnostic.Code;
import galley.diagnostic.Diagnostic;
import galley.diagnostic.Diagnostics;
import galley.markdown.MarkdownParser;
import galley.math.FormulaRenderer;
import galley.math.KatexRenderer;
import galley.text.Sha256;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerifierTest {
    private static final String CONTENT = "# Über µ\n\nA 1 MB message.  \n\n## Rate 😀\n\nText\n";
    private static final Path SEED = Path.of("content/lessons/atlas-lesson-network-adapter.json");
    private static final FormulaRenderer FORMULAS = KatexRenderer.create();

    @TempDir
    Path folder;

    @AfterAll
    static void close() {
        FORMULAS.close();
    }

    @Test
    void theSeedIsVerifiedWithoutAWord() {
        Diagnostics diagnostics = new Diagnostics();
        VerifiedLesson lesson = verify(SEED, diagnostics).orElseThrow();
        assertEquals("", summary(diagnostics));
        assertEquals(15, lesson.document().headings().size());
        assertEquals(1, lesson.formulas().size());
    }

    @Test
    void aNumberThatWasChangedIsHeldAgainstItsModel() throws IOException {
        String content = Files.readString(Path.of("content/lessons/atlas-lesson-network-adapter.md"));
        Path changed = write(SealedLesson.of(content.replace("giving about 45 μs total", "giving about 46 μs total")));
        Path companion = Path.of("content/lessons/atlas-lesson-network-adapter.examples.yaml");
        Files.copy(
                companion,
                changed.resolveSibling(changed.getFileName().toString().replace(".json", ".examples.yaml")));
        Diagnostics diagnostics = new Diagnostics();
        assertTrue(verify(changed, diagnostics).isEmpty());
        assertEquals(
                "claim-number The lesson says “giving about 46 μs total”; the claim and the model message-time have"
                        + " 45 μs there. | correct the lesson, or the claim with its inputs",
                summary(diagnostics).replaceFirst("^\\d+:\\d+ ", ""));
    }

    @Test
    void aSealedLessonIsGood() throws IOException {
        assertEquals("", faults(SealedLesson.of(CONTENT)));
    }

    @Test
    void aHashOfAnotherTextIsRefused() throws IOException {
        String other = Sha256.of("another").hex();
        Diagnostics diagnostics = new Diagnostics();
        assertTrue(verify(write(SealedLesson.of(CONTENT).text("contentHash", other)), diagnostics)
                .isEmpty());
        assertEquals(
                "7:18 content-hash Expected the SHA-256 of the content, "
                        + Sha256.of(CONTENT).hex() + ", but found "
                        + other
                        + ". | the content was changed after it was sealed, or the hash was; no harmless"
                        + " change explains it",
                summary(diagnostics));
    }

    @Test
    void everyHarmlessCauseOfAWrongHashIsNamed() throws IOException {
        cause("with CRLF line ends", CONTENT.replace("\n", "\r\n"));
        cause("with CR line ends", CONTENT.replace("\n", "\r"));
        cause("with a final newline, which this one lacks", CONTENT + "\n");
        cause("without its final newline", CONTENT.substring(0, CONTENT.length() - 1));
        cause("with a byte order mark in front", "\uFEFF" + CONTENT);
        cause("in Unicode form NFD", Normalizer.normalize(CONTENT, Normalizer.Form.NFD));
        cause("in Unicode form NFKC", Normalizer.normalize(CONTENT, Normalizer.Form.NFKC));
        cause("without spaces at line ends", CONTENT.replace("  \n", "\n"));
        byte[] utf16 = CONTENT.getBytes(StandardCharsets.UTF_16LE);
        assertHint(
                "the stored hash is that of the content in UTF-16 (little endian)",
                Sha256.of(utf16).hex());
    }

    @Test
    void theWritingOfADigestIsExplained() throws IOException {
        String hex = Sha256.of(CONTENT).hex();
        String hint = "the digits are right; write them in lower case, without prefix or space";
        assertHint(hint, hex.toUpperCase(Locale.ROOT));
        assertHint(hint, "sha256-" + hex);
        assertHint("a content hash is 64 hexadecimal digits", "none");
    }

    @Test
    void aLengthInOtherUnitsIsExplained() throws IOException {
        assertEquals(
                "8:20 content-length Expected 46 UTF-16 code units, but found 45. | 45 counts code points",
                faults(SealedLesson.of(CONTENT).json("contentLength", "45")));
        assertEquals(
                "8:20 content-length Expected 46 UTF-16 code units, but found 50. | 50 counts the bytes of UTF-8",
                faults(SealedLesson.of(CONTENT).json("contentLength", "50")));
    }

    @Test
    void aSectionThatIsNotItsHeadingIsRefused() throws IOException {
        assertEquals(
                "9:16 sections Expected \"Über µ\" at 0 to 29 for a, but found \"Uber\" at 0 to 29.",
                faults(SealedLesson.of(CONTENT)
                        .json(
                                "sections",
                                "[{\"id\": \"a\", \"title\": \"Uber\", \"start\": 0, \"end\": 29},"
                                        + "{\"id\": \"b\", \"title\": \"Rate 😀\", \"start\": 29, \"end\": 46}]")));
    }

    @Test
    void aMissingSectionIsNamed() throws IOException {
        assertEquals(
                "9:15 sections Expected 2 sections, one per heading, but found 1."
                        + " | the first heading without its section is \"Rate 😀\" at offset 29 (6:48)",
                faults(SealedLesson.of(CONTENT)
                        .json("sections", "[{\"id\": \"a\", \"title\": \"Über µ\", \"start\": 0, \"end\": 29}]")));
    }

    @Test
    void idsOfSectionsAreUnique() throws IOException {
        assertEquals(
                "9:71 section-id Expected each id once, but a is here again.",
                faults(SealedLesson.of(CONTENT)
                        .json(
                                "sections",
                                "[{\"id\": \"a\", \"title\": \"Über µ\", \"start\": 0, \"end\": 29},"
                                        + " {\"id\": \"a\", \"title\": \"Rate 😀\", \"start\": 29, \"end\": 46}]")));
    }

    @Test
    void aLoneSurrogateIsRefusedBeforeAnythingIsHashed() throws IOException {
        assertEquals(
                "6:16 content-surrogate Expected whole characters, but the code unit at offset 1 is half a surrogate"
                        + " pair. | nothing was hashed: such a string has no UTF-8 form",
                faults(SealedLesson.of("ab").json("content", "\"a\\ud800\"")));
    }

    @Test
    void anIdIsASlug() throws IOException {
        assertEquals(
                "3:9 id-form Expected an id of lower-case letters, digits and single hyphens, at most 100 long, but"
                        + " found \"A lesson\". | \"a-lesson\" would be one",
                faults(SealedLesson.of(CONTENT).text("id", "A lesson")));
        assertEquals(
                "3:9 id-form Expected an id that is a file name on every system, but \"nul\" is a device on Windows.",
                faults(SealedLesson.of(CONTENT).text("id", "nul")));
    }

    @Test
    void datesAreIsoDates() throws IOException {
        assertEquals("", faults(SealedLesson.of(CONTENT).json("revisionDate", "null")));
        assertEquals("", faults(SealedLesson.of(CONTENT).text("revisionDate", "2024-02-29")));
        for (String date : new String[] {"2026-02-29", "2026-1-01", "2026-01-01T00:00:00Z", "07.10.2026"}) {
            String faults = faults(SealedLesson.of(CONTENT).text("revisionDate", date));
            String expected = "10:19 date-form Expected an ISO date such as 2026-10-07 for revisionDate, but found \""
                    + date + "\".";
            assertTrue(faults.startsWith(expected), faults);
        }
    }

    @Test
    void urlsOfMembersStayOnTheWeb() throws IOException {
        for (String url : new String[] {"https://example.org/a?b#c", "a/b.html", "#x", "mailto:a@example.org", "/a"}) {
            assertEquals("", faults(SealedLesson.of(CONTENT).text("rightsUrl", url)), url);
        }
        for (String url : new String[] {
            "javascript:alert(1)",
            "//host/a",
            "data:text/html,x",
            "JavaScript:x",
            "java\tscript:x",
            "\\\\host",
            "https://"
        }) {
            assertTrue(
                    faults(SealedLesson.of(CONTENT).text("rightsUrl", url)).startsWith("10:16 url-form Expected "),
                    url);
        }
    }

    @Test
    void theSiblingHoldsTheBytesOfTheContent() throws IOException {
        Path file = write(SealedLesson.of(CONTENT));
        Files.writeString(folder.resolve("a.md"), CONTENT);
        assertTrue(verify(file, new Diagnostics()).isPresent());
        Files.writeString(folder.resolve("a.md"), CONTENT.replace("Text", "Next"));
        Diagnostics diagnostics = new Diagnostics();
        assertFalse(verify(file, diagnostics).isPresent());
        assertEquals(
                "7:1 sibling Expected the content of " + file + ", but from offset 41 on this file differs: it has"
                        + " \"Next\\n\", the record has \"Text\\n\". | where this file is right, seal it: galley seal "
                        + folder.resolve("a.md") + "; where the record is, write its content into this file again",
                summary(diagnostics));
    }

    @Test
    void contentMayStandInTheSiblingAlone() throws IOException {
        Path file = write(SealedLesson.of(CONTENT).json("content", "null"));
        Files.writeString(folder.resolve("a.md"), CONTENT);
        Diagnostics diagnostics = new Diagnostics();
        assertTrue(verify(file, diagnostics).isPresent());
        assertEquals("", summary(diagnostics));
    }

    @Test
    void citationsAreTheLinksInOrder() throws IOException {
        String content = "# A\n\n[x](https://a.example/) [y](https://b.example/) [x](https://a.example/)\n";
        String good = "[{\"title\": \"x\", \"url\": \"https://a.example/\"},"
                + " {\"title\": \"y\", \"url\": \"https://b.example/\"}]";
        assertEquals("", faults(SealedLesson.of(content).json("citations", good)));
        assertEquals(
                "10:17 citations Expected \"x\" to https://a.example/, but found \"X\" to https://a.example/.",
                faults(SealedLesson.of(content).json("citations", good.replace("\"x\"", "\"X\""))));
    }

    @Test
    void aFaultOfAFormulaHasItsPlaceInTheRecord() throws IOException {
        String faults = faults(SealedLesson.of("# A\n\n$$\na+\\nope\n$$\n"));
        assertTrue(faults.startsWith("6:28 math-syntax "), faults);
    }

    private void cause(String name, String hashed) throws IOException {
        assertHint(
                "the stored hash is that of the content " + name,
                Sha256.of(hashed).hex());
    }

    private void assertHint(String hint, String hash) throws IOException {
        String faults = faults(SealedLesson.of(CONTENT).text("contentHash", hash));
        assertEquals(hint, faults.substring(faults.indexOf(" | ") + 3));
    }

    private String faults(SealedLesson lesson) throws IOException {
        Diagnostics diagnostics = new Diagnostics();
        verify(write(lesson), diagnostics);
        return summary(diagnostics);
    }

    private Path write(SealedLesson lesson) throws IOException {
        return Files.writeString(folder.resolve("a.json"), lesson.record());
    }

    private static Optional<VerifiedLesson> verify(Path file, Diagnostics diagnostics) {
        Verifier verifier = new Verifier(new MarkdownParser(false), FORMULAS);
        return LessonReader.read(file, diagnostics).flatMap(source -> verifier.verify(source, diagnostics));
    }

    private static String summary(Diagnostics diagnostics) {
        return diagnostics.list().stream()
                // What is unproven is not wrong; NumberCheckTest looks at it.
                .filter(diagnostic -> diagnostic.code() != Code.NUMBER_UNPROVEN)
                .map(VerifierTest::line)
                .collect(Collectors.joining("\n"));
    }

    private static String line(Diagnostic diagnostic) {
        return diagnostic.place().position().line() + ":"
                + diagnostic.place().position().column() + " "
                + diagnostic.code().id() + " " + diagnostic.message()
                + (diagnostic.hint().isEmpty() ? "" : " | " + diagnostic.hint());
    }
}
