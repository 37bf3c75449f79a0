package galley.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.content.LessonReader;
import galley.content.RecordReader;
import galley.content.RecordWriter;
import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import galley.markdown.MarkdownParser;
import galley.math.FormulaRenderer;
import galley.math.KatexRenderer;
import galley.text.SourceText;
import galley.verify.Verifier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What holds for every content, tried on many that a seeded generator makes up. */
class SealPropertiesTest {
    private static final String[] PIECES = {
        "# ",
        "## ",
        "\n",
        "\n\n",
        "word",
        " ",
        "😀",
        "é",
        "e\u0301",
        "μ",
        "\"",
        "\\",
        "\t",
        "- ",
        "> ",
        "*",
        "_",
        "`",
        "[x](https://example.org/a)",
        "[y](../b)",
        "$$\nT\n$$\n",
        "|",
        "```\n",
        "\r\n",
        "\u00A0",
        "[x](javascript:y)",
        "[y](<a b>)",
        "<data:z>",
        "1. ",
        "===\n",
        "<b>"
    };
    private static final int ROUNDS = 200;
    private static final FormulaRenderer FORMULAS = KatexRenderer.create();
    private static final Verifier VERIFIER = new Verifier(new MarkdownParser(false), FORMULAS);

    @TempDir
    Path folder;

    @AfterAll
    static void close() {
        FORMULAS.close();
    }

    /** A record that was sealed breaks no rule that depends on the seal, whatever else is wrong with its content. */
    @Test
    void sealThenCheckIsClean() throws IOException {
        Random random = new Random(1);
        for (int round = 0; round < ROUNDS; round++) {
            String content = content(random);
            Diagnostics diagnostics = new Diagnostics();
            Sealing sealing = seal(content);
            boolean good = sealing.lesson(diagnostics)
                    .flatMap(lesson -> VERIFIER.verify(lesson, diagnostics))
                    .isPresent();
            Files.writeString(folder.resolve("a.json"), sealing.text());
            Diagnostics checked = new Diagnostics();
            assertEquals(
                    good,
                    LessonReader.read(folder.resolve("a.json"), checked)
                            .flatMap(lesson -> VERIFIER.verify(lesson, checked))
                            .isPresent());
            assertEquals(messages(checked), messages(diagnostics));
            Files.delete(folder.resolve("a.json"));
            for (Code code : new Code[] {
                Code.CONTENT_HASH,
                Code.CONTENT_LENGTH,
                Code.SECTIONS,
                Code.SECTION_ID,
                Code.CITATIONS,
                Code.URL_FORM,
                Code.SIBLING
            }) {
                assertFalse(diagnostics.list().stream().anyMatch(found -> found.code() == code), content);
            }
            assertEquals(good, !diagnostics.hasErrors());
        }
    }

    @Test
    void sealingTwiceChangesNothing() throws IOException {
        Random random = new Random(2);
        for (int round = 0; round < ROUNDS; round++) {
            Sealing sealing = seal(content(random));
            Files.writeString(folder.resolve("a.json"), sealing.text());
            assertFalse(again().isChanged(), sealing.text());
            Files.delete(folder.resolve("a.json"));
        }
    }

    @Test
    void anyChangedCharacterOfTheContentIsCaught() throws IOException {
        Random random = new Random(3);
        for (int round = 0; round < ROUNDS; round++) {
            String content = "# A\n\n" + content(random);
            String record = seal(content).text();
            int at = random.nextInt(content.length());
            char other = (char) (content.charAt(at) ^ 1);
            if (Character.isSurrogate(content.charAt(at))) {
                continue;
            }
            String changed = content.substring(0, at) + other + content.substring(at + 1);
            String text = RecordWriter.of(record).text("content", changed).text();
            Diagnostics diagnostics = new Diagnostics();
            SourceText source = SourceText.of("a.json", text);
            assertTrue(LessonReader.read(folder.resolve("a.json"), source, Optional.empty(), diagnostics)
                    .flatMap(read -> VERIFIER.verify(read, diagnostics))
                    .isEmpty());
            assertTrue(diagnostics.list().stream().anyMatch(found -> found.code() == Code.CONTENT_HASH), text);
        }
    }

    @Test
    void writeThenReadIsIdentity() throws IOException {
        Random random = new Random(4);
        for (int round = 0; round < ROUNDS; round++) {
            String content = content(random) + (char) random.nextInt(0x300);
            String author = content(random);
            Sealing sealing = seal(content).with(Map.of("author", author));
            Diagnostics diagnostics = new Diagnostics();
            LessonRecord record = RecordReader.read(
                            SourceText.of("a.json", sealing.text()), Optional.empty(), diagnostics)
                    .orElseThrow();
            assertFalse(diagnostics.hasErrors(), sealing.text());
            assertEquals(content, record.content().text());
            assertEquals(Optional.of(author), record.text("author"));
        }
    }

    private static List<String> messages(Diagnostics diagnostics) {
        return diagnostics.list().stream()
                .map(found -> found.code() + found.message())
                .toList();
    }

    private Sealing seal(String content) throws IOException {
        Files.writeString(folder.resolve("a.md"), content);
        return again();
    }

    private Sealing again() {
        return Sealing.begin(folder.resolve("a.md"), Optional.empty(), new MarkdownParser(false), new Diagnostics())
                .orElseThrow();
    }

    private static String content(Random random) {
        StringBuilder out = new StringBuilder();
        int pieces = 1 + random.nextInt(25);
        for (int i = 0; i < pieces; i++) {
            out.append(PIECES[random.nextInt(PIECES.length)]);
        }
        return out.toString();
    }
}
