package galley.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.diagnostic.Diagnostics;
import galley.markdown.MarkdownParser;
import galley.seal.DraftReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SealCommandTest {
    private static final Path CONTENT = Path.of("content/lessons");
    private static final String NAME = "atlas-lesson-network-adapter";
    private static final String TEXT = "# Rate\n\nSee [x](https://example.org/x).\n\n## Size\n\nBig\n";

    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void sealingTheProjectsOwnLessonChangesNoByte() throws IOException {
        Path record = copy(NAME + ".json");
        Path markdown = copy(NAME + ".md");
        assertEquals(Status.GOOD, run("seal", markdown.toString()));
        assertTrue(out.toString().startsWith(record + " is sealed already; nothing written\n"), out.toString());
        assertEquals(-1, Files.mismatch(CONTENT.resolve(NAME + ".json"), record));
    }

    @Test
    void aRecordIsNeverTakenForItsOwnContent() throws IOException {
        Path record = copy(NAME + ".json");
        assertEquals(Status.USAGE, run("seal", record.toString()));
        assertTrue(err.toString().startsWith("Expected a Markdown file, whose name ends in .md"), err.toString());
        assertEquals(-1, Files.mismatch(CONTENT.resolve(NAME + ".json"), record));
    }

    @Test
    void renewsOnlyWhatDependsOnTheContent() throws IOException {
        Path record = copy(NAME + ".json");
        Path markdown = copy(NAME + ".md");
        Files.writeString(markdown, Files.readString(markdown).replace("## The mechanism", "## The mechanisms"));
        assertEquals(Status.GOOD, run("seal", markdown.toString(), "--version", "1.4.0"));
        List<String> before = Files.readAllLines(CONTENT.resolve(NAME + ".json"));
        List<String> after = Files.readAllLines(record);
        assertEquals(before.size(), after.size());
        for (int i = 0; i < before.size(); i++) {
            boolean may =
                    before.get(i).matches(" *\"(version|contentHash|contentLength|title|start|end|content)\": .*");
            assertTrue(may || before.get(i).equals(after.get(i)), after.get(i));
        }
        assertTrue(after.contains("  \"version\": \"1.4.0\","));
        assertTrue(after.contains("      \"title\": \"The mechanisms\","));
        assertEquals(Status.GOOD, run("check", record.toString()));
    }

    @Test
    void aPreviewSealsAsTheCommandDoes() throws IOException {
        Path record = copy(NAME + ".json");
        Path markdown = copy(NAME + ".md");
        Files.writeString(markdown, Files.readString(markdown) + "\n## More\n\nSee [x](https://example.org/x).\n");
        String shown = new DraftReader(new MarkdownParser(false))
                .read(record, new Diagnostics())
                .orElseThrow()
                .record()
                .file()
                .text();
        assertEquals(Status.GOOD, run("seal", markdown.toString()));
        assertEquals(shown, Files.readString(record));
    }

    @Test
    void makesAMinimalRecordThatInventsNothing() throws IOException {
        Path markdown = Files.writeString(folder.resolve("rate.md"), TEXT);
        assertEquals(Status.GOOD, run("seal", markdown.toString()));
        assertEquals("""
                {
                  "schemaVersion": 1,
                  "id": "rate",
                  "title": "Rate",
                  "version": "0.1.0",
                  "content": "# Rate\\n\\nSee [x](https://example.org/x).\\n\\n## Size\\n\\nBig\\n",
                  "contentHash": "%s",
                  "contentLength": 54,
                  "sections": [
                    {
                      "id": "section-1",
                      "title": "Rate",
                      "start": 0,
                      "end": 41
                    },
                    {
                      "id": "section-2",
                      "title": "Size",
                      "start": 41,
                      "end": 54
                    }
                  ],
                  "citations": [
                    {
                      "title": "x",
                      "url": "https://example.org/x"
                    }
                  ]
                }
                """.formatted(galley.text.Sha256.of(TEXT).hex()), Files.readString(folder.resolve("rate.json")));
        assertEquals(Status.GOOD, run("check", folder.toString()));
        assertEquals("", err.toString());
    }

    @Test
    void takesMembersFromTheCommandLine() throws IOException {
        Path markdown = Files.writeString(folder.resolve("rate.md"), TEXT);
        assertEquals(
                Status.GOOD,
                run(
                        "seal",
                        markdown.toString(),
                        "--version",
                        "2.0",
                        "--revision-date",
                        "2026-11-01",
                        "--set",
                        "author=Ada Lovelace",
                        "--set",
                        "related=[]",
                        "--set",
                        "topic=null"));
        String record = Files.readString(folder.resolve("rate.json"));
        assertTrue(record.contains("\n  \"version\": \"2.0\",\n"), record);
        assertTrue(record.contains("\n  \"revisionDate\": \"2026-11-01\",\n  \"author\": \"Ada Lovelace\",\n"), record);
        assertTrue(record.contains("\n  \"topic\": null,\n"), record);
        assertTrue(record.contains("\n  \"related\": [],\n"), record);
    }

    @Test
    void membersOfTheContentCannotBeStated() throws IOException {
        Path markdown = Files.writeString(folder.resolve("rate.md"), TEXT);
        assertEquals(Status.USAGE, run("seal", markdown.toString(), "--set", "contentHash=00"));
        assertEquals(Status.USAGE, run("seal", markdown.toString(), "--set", "title"));
        assertFalse(Files.exists(folder.resolve("rate.json")));
    }

    @Test
    void dryRunShowsTheDiffAndWritesNothing() throws IOException {
        Path markdown = Files.writeString(folder.resolve("rate.md"), TEXT);
        run("seal", markdown.toString());
        String before = Files.readString(folder.resolve("rate.json"));
        assertEquals(Status.GOOD, run("seal", markdown.toString(), "--dry-run", "--set", "title=Speed"));
        Path record = folder.resolve("rate.json");
        assertTrue(
                out.toString().startsWith("--- " + record + "\n+++ " + record + "\n@@ -1,7 +1,7 @@\n"), out.toString());
        assertTrue(out.toString().contains("\n-  \"title\": \"Rate\",\n+  \"title\": \"Speed\",\n"), out.toString());
        assertEquals(before, Files.readString(record));
    }

    @Test
    void refusesWhatCheckWouldReject() throws IOException {
        Path markdown = Files.writeString(folder.resolve("rate.md"), "# Rate\n\n$$\n\\frac{1}{\n$$\n");
        assertEquals(Status.REJECTED, run("seal", markdown.toString()));
        assertTrue(err.toString().contains("error[math-syntax]"), err.toString());
        assertFalse(Files.exists(folder.resolve("rate.json")));
        Files.write(markdown, new byte[] {'#', ' ', (byte) 0xED, (byte) 0xA0, (byte) 0x80});
        assertEquals(Status.REJECTED, run("seal", markdown.toString()));
        assertTrue(err.toString().contains("error[file-not-utf8]"), err.toString());
    }

    @Test
    void aRecordThatCannotBeReadIsNeverOverwritten() throws IOException {
        Path markdown = Files.writeString(folder.resolve("rate.md"), TEXT);
        Path record = Files.writeString(folder.resolve("rate.json"), "{ \"id\": ");
        assertEquals(Status.REJECTED, run("seal", markdown.toString()));
        assertTrue(err.toString().contains("error[syntax]"), err.toString());
        assertEquals("{ \"id\": ", Files.readString(record));
    }

    @Test
    void outputLeavesTheRecordBesideAlone() throws IOException {
        Path record = copy(NAME + ".json");
        Path markdown = copy(NAME + ".md");
        Path other = folder.resolve("other.json");
        assertEquals(Status.GOOD, run("seal", markdown.toString(), "--output", other.toString(), "--version", "2.0.0"));
        assertEquals(-1, Files.mismatch(CONTENT.resolve(NAME + ".json"), record));
        assertEquals(
                Files.readString(record).replace("\"version\": \"1.3.0\"", "\"version\": \"2.0.0\""),
                Files.readString(other));
    }

    @Test
    void aRecordWithoutContentStaysWithoutIt() throws IOException {
        Path markdown = Files.writeString(folder.resolve("rate.md"), TEXT);
        run("seal", markdown.toString());
        Path record = folder.resolve("rate.json");
        Files.writeString(record, Files.readString(record).replaceFirst("  \"content\": .*\n", ""));
        Files.writeString(markdown, TEXT + "\nMore\n");
        assertEquals(Status.GOOD, run("seal", markdown.toString()));
        assertFalse(Files.readString(record).contains("\"content\":"));
        assertEquals(Status.GOOD, run("check", folder.toString()));
    }

    @Test
    void nothingIsLeftBeside() throws IOException {
        Path markdown = Files.writeString(folder.resolve("rate.md"), TEXT);
        run("seal", markdown.toString());
        try (var all = Files.list(folder)) {
            assertEquals(2, all.count());
        }
    }

    private Path copy(String name) throws IOException {
        return Files.copy(CONTENT.resolve(name), folder.resolve(name));
    }

    private int run(String... args) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        return Main.run(args, new PrintWriter(out), new PrintWriter(err));
    }

    @Test
    void dryRunShowsTheContentAsItsLines() throws IOException {
        Path markdown = Files.writeString(folder.resolve("rate.md"), TEXT);
        run("seal", markdown.toString());
        Files.writeString(markdown, TEXT.replace("Big\n", "Small\n\nText\n"));
        assertEquals(Status.GOOD, run("seal", markdown.toString(), "--dry-run"));
        String content = "--- " + folder.resolve("rate.json") + " /content\n+++ " + markdown
                + "\n@@ -4,4 +4,6 @@\n \n ## Size\n \n-Big\n+Small\n+\n+Text\nwould seal ";
        assertTrue(out.toString().contains(content), out.toString());
        assertTrue(out.toString().contains("\n   \"content\": \"…\",\n-  \"contentHash\""), out.toString());
    }

    @Test
    void aRefusedAddressIsNoCitation() throws IOException {
        String text = "# Rate\n\n[a](javascript:x) [b](//h) <data:x> [c](<https://example.org/a b>) [d](../d)\n";
        Path markdown = Files.writeString(folder.resolve("rate.md"), text);
        assertEquals(Status.GOOD, run("seal", markdown.toString()));
        assertEquals(3, err.toString().split("rate.md:3:[0-9]+: warning\\[markdown-url\\]", -1).length - 1);
        String record = Files.readString(folder.resolve("rate.json"));
        assertEquals(List.of("https://example.org/a%20b", "../d"), urls(record));
        String sealed = err.toString();
        assertEquals(Status.GOOD, run("check", folder.toString()));
        assertEquals(sealed.split("warning", -1).length, err.toString().split("warning", -1).length);
    }

    @Test
    void faultsOfTheContentStandInTheMarkdown() throws IOException {
        Path markdown = Files.writeString(folder.resolve("rate.md"), "# Rate\n\n$$\n\\frac{1}{\n$$\n");
        assertEquals(Status.REJECTED, run("seal", markdown.toString(), "--set", "title= "));
        assertTrue(err.toString().contains(markdown + ":4:"), err.toString());
        assertTrue(err.toString().contains("| \\frac{1}{\n"), err.toString());
        assertTrue(err.toString().contains("rate.json:4:12: error[member-empty]"), err.toString());
    }

    @Test
    void aMarkdownFileBesideTheOutputMustFit() throws IOException {
        Path markdown = Files.writeString(folder.resolve("rate.md"), TEXT);
        Path other = Files.writeString(folder.resolve("other.md"), "# Other\n");
        Path output = folder.resolve("other.json");
        assertEquals(Status.REJECTED, run("seal", markdown.toString(), "--output", output.toString()));
        assertTrue(err.toString().startsWith(other + ":1:3: error[sibling]"), err.toString());
        assertFalse(Files.exists(output));
    }

    @Test
    void aRecordThatWouldBeTooLargeIsNotWritten() throws IOException {
        Path markdown = Files.writeString(folder.resolve("rate.md"), TEXT);
        run("seal", markdown.toString());
        Path record = folder.resolve("rate.json");
        String large = Files.readString(record).replaceFirst("\\{", "{ \"notes\": \"" + "x".repeat(8_050_000) + "\",");
        Files.writeString(record, large);
        Files.writeString(markdown, "# Rate\n\n" + "\"".repeat(250_000));
        assertEquals(Status.REJECTED, run("seal", markdown.toString()));
        assertTrue(err.toString().contains("rate.json: error[file-too-large]"), err.toString());
        assertEquals(large, Files.readString(record));
    }

    @Test
    void aContentThatIsTooLongIsNotParsed() throws IOException {
        Path markdown = Files.writeString(folder.resolve("rate.md"), "# A\n".repeat(70_000));
        assertEquals(Status.REJECTED, run("seal", markdown.toString()));
        assertTrue(
                err.toString()
                        .startsWith(markdown + ":1:1: error[file-too-large]: Expected a content of at most 262144"),
                err.toString());
        assertFalse(Files.exists(folder.resolve("rate.json")));
    }

    @Test
    void aMemberIsStatedOnce() throws IOException {
        Path markdown = Files.writeString(folder.resolve("rate.md"), TEXT);
        assertEquals(Status.USAGE, run("seal", markdown.toString(), "--set", "a=1", "--set", "a=2"));
        assertTrue(
                err.toString().startsWith("Expected each member to be stated once, but a is stated twice"),
                err.toString());
        assertEquals(Status.USAGE, run("seal", markdown.toString(), "--version", "1", "--set", "version=2"));
        assertFalse(Files.exists(folder.resolve("rate.json")));
    }

    @Test
    void aMemberThatIsProbablyMisspeltIsAskedAbout() throws IOException {
        Path markdown = Files.writeString(folder.resolve("rate.md"), TEXT);
        assertEquals(Status.GOOD, run("seal", markdown.toString(), "--set", "autor=Ada", "--set", "zzz=1"));
        assertTrue(err.toString().contains("note[member-unknown]"), err.toString());
        assertTrue(err.toString().contains("help: did you mean author?"), err.toString());
        assertFalse(err.toString().contains("zzz is"), err.toString());
    }

    @Test
    void namesOfMembersAreBounded() throws IOException {
        Path markdown = Files.writeString(folder.resolve("rate.md"), TEXT);
        for (String set : List.of("x".repeat(300) + "=1", "a=" + "[".repeat(100) + "]".repeat(100), "a\nb=\u0007")) {
            int status = run("seal", markdown.toString(), "--dry-run", "--set", set);
            assertTrue(status == Status.REJECTED || status == Status.GOOD, err.toString());
            assertFalse(err.toString().contains("internal error"), err.toString());
        }
    }

    @Test
    void theOutputsFolderIsThere() throws IOException {
        Path markdown = Files.writeString(folder.resolve("rate.md"), TEXT);
        Path nowhere = folder.resolve("none/rate.json");
        assertEquals(Status.USAGE, run("seal", markdown.toString(), "--output", nowhere.toString()));
        assertTrue(
                err.toString().startsWith("Expected a folder that is there for --output, but found"), err.toString());
        assertEquals(Status.USAGE, run("seal", markdown.toString(), "--output", ""));
    }

    @Test
    void aLinkToNothingIsNotWrittenOver() throws IOException {
        Path markdown = Files.writeString(folder.resolve("rate.md"), TEXT);
        Path link = Files.createSymbolicLink(folder.resolve("rate.json"), Path.of("nowhere.json"));
        assertEquals(Status.REJECTED, run("seal", markdown.toString()));
        assertTrue(err.toString().contains("Expected a file, but this link leads to none."), err.toString());
        assertTrue(Files.isSymbolicLink(link));
    }

    @Test
    void aTextThatChangedUnderItsVersionIsWarnedAbout() throws IOException {
        Path markdown = Files.writeString(folder.resolve("rate.md"), TEXT);
        run("seal", markdown.toString());
        assertEquals("", err.toString());
        Files.writeString(markdown, TEXT + "More\n");
        assertEquals(Status.GOOD, run("seal", markdown.toString(), "--dry-run", "--version", "0.2.0"));
        assertEquals("", err.toString());
        assertEquals(Status.GOOD, run("seal", markdown.toString()));
        assertTrue(
                err.toString().contains("warning[version-kept]: The text changed, but the version stays 0.1.0."),
                err.toString());
        assertEquals(Status.GOOD, run("seal", markdown.toString(), "--set", "author=Ada"));
        assertEquals("", err.toString());
    }

    private static List<String> urls(String record) {
        return Pattern.compile("\"url\": \"(.*)\"")
                .matcher(record)
                .results()
                .map(found -> found.group(1))
                .toList();
    }
}
