package galley.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A record is sealed only where it stands well among the other records of its content folder. */
class SealNeighboursTest {
    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private Path a = Path.of("");
    private Path b = Path.of("");

    @BeforeEach
    void twoFolders() throws IOException {
        a = write("content/lessons/a.md", "# A\n");
        b = write("content/other/b.md", "# B\n");
        assertEquals(Status.GOOD, run("seal", b.toString(), "--revision-date", "2026-02-01"), err.toString());
    }

    @Test
    void anotherFolderOfTheContentHoldsTheSameVersion() {
        assertRefused("Expected one record of b 0.1.0, but ", "--set", "id=b");
    }

    @Test
    void aNewerVersionIsNotDatedBeforeAnOlderOne() {
        assertRefused(
                "error[date-order]: Expected version 0.2.0 not to be dated before version 0.1.0 of 2026-02-01",
                "--set",
                "id=b",
                "--version",
                "0.2.0",
                "--revision-date",
                "2026-01-01");
    }

    @Test
    void anOlderVersionIsNotDatedAfterANewerOne() {
        assertRefused(
                "b.json:5:19: error[date-order]: Expected version 0.1.0",
                "--set",
                "id=b",
                "--version",
                "0.0.9",
                "--revision-date",
                "2026-03-01");
    }

    @Test
    void versionsOfOnePrecedence() {
        assertRefused("error[revision-version]", "--set", "id=b", "--version", "0.1.0+2");
    }

    @Test
    void lessonsThatSupersedeEachOther() {
        assertEquals(Status.GOOD, run("seal", a.toString(), "--set", "supersedes=[\"b\"]"));
        String before = read(a, ".json");
        assertEquals(Status.REJECTED, run("seal", b.toString(), "--set", "supersedes=[\"a\"]"));
        assertTrue(err.toString().contains("b.json:7:18: error[relation-cycle]"), err.toString());
        assertEquals(before, read(a, ".json"));
    }

    @Test
    void aLessonThatRelatesToItself() {
        assertRefused("error[relation-cycle]: Expected another lesson in related", "--set", "related=[\"a\"]");
    }

    @Test
    void whatIsWrongWithOthersHindersNothing() throws IOException {
        write("content/other/c.json", "{ \"id\": ");
        write(
                "content/other/d.json",
                read(b, ".json").replace("\"0.1.0\"", "\"0.2.0\"").replace("B\\n", "C\\n"));
        write("content/other/e.json", read(b, ".json").replace("\"b\"", "\"e\""));
        write("content/other/f.json", read(b, ".json").replace("\"b\"", "\"e\""));
        assertEquals(Status.GOOD, run("seal", a.toString()), err.toString());
        assertEquals("", err.toString());
        assertEquals(Status.GOOD, run("seal", b.toString(), "--set", "author=Ada"), err.toString());
    }

    @Test
    void aRecordOutsideAContentFolderIsJudgedWithItsOwnFolderOnly() throws IOException {
        Path one = write("drafts/one.md", "# One\n");
        write("drafts/site/one.json", read(b, ".json").replace("\"b\"", "\"one\""));
        assertEquals(Status.GOOD, run("seal", one.toString()), err.toString());
        Path two = write("drafts/two.md", "# Two\n");
        assertEquals(Status.REJECTED, run("seal", two.toString(), "--set", "id=one"));
        assertTrue(err.toString().contains("error[id-clash]"), err.toString());
    }

    @Test
    void anotherFolderCanBeNamed() throws IOException {
        Path one = write("lessons/1/one.md", "# One\n");
        write("lessons/2/one.json", read(b, ".json").replace("\"b\"", "\"one\""));
        assertEquals(
                Status.REJECTED,
                run(
                        "seal",
                        one.toString(),
                        "--content",
                        folder.resolve("lessons").toString()));
        assertTrue(err.toString().contains("error[id-clash]"), err.toString());
        assertEquals(
                Status.REJECTED,
                run("seal", one.toString(), "--content", folder.resolve("none").toString()));
        assertTrue(err.toString().contains("error[file-unreadable]"), err.toString());
    }

    private void assertRefused(String message, String... options) {
        String[] args = new String[options.length + 2];
        args[0] = "seal";
        args[1] = a.toString();
        System.arraycopy(options, 0, args, 2, options.length);
        assertEquals(Status.REJECTED, run(args), out.toString());
        assertTrue(err.toString().contains(message), err.toString());
        assertEquals(1, err.toString().split("error\\[", -1).length - 1, err.toString());
        assertFalse(Files.exists(a.resolveSibling("a.json")));
    }

    private static String read(Path markdown, String ending) {
        try {
            return Files.readString(Path.of(markdown.toString().replace(".md", ending)));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private int run(String... args) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        return Main.run(args, new PrintWriter(out), new PrintWriter(err));
    }
}
