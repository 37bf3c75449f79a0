package galley.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.BuiltSite;
import galley.SealedLesson;
import galley.publication.Manifest;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DiffCommandIT {
    private static final String COMPANION = "claims:\n  - {quote: takes 45 μs, section: section-1, model: message-time,"
            + " inputs: {alpha: 5 μs, payload: 1 MB, bandwidth: 25 GB/s}, output: total, value: 45 μs}\n";

    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void differencesAreNoFailureUnlessAskedFor() throws IOException {
        String old = write("old.json", lesson("It takes 45 μs."));
        String now = write("new.json", lesson("It takes 46 μs."));
        write("old.examples.yaml", COMPANION);
        assertEquals(Status.GOOD, run("diff", old, now));
        assertTrue(
                out.toString()
                        .endsWith("\n1 section edited, 1 number changed (45 μs → 46 μs), 1 claim no longer holds\n"),
                out.toString());
        assertEquals(Status.REJECTED, run("diff", "--exit-code", old, now));
        assertEquals(Status.GOOD, run("diff", "--exit-code", old, old));
        assertEquals("no differences\n", out.toString());
    }

    @Test
    void aClaimOfTheNewCompanionIsComparedAndNotRefused() throws IOException {
        String old = write("old.json", lesson("It takes 45 μs."));
        String now = write("new.json", lesson("It takes 46 μs."));
        write("new.examples.yaml", COMPANION);
        assertEquals(Status.GOOD, run("diff", old, now));
        assertTrue(out.toString().contains("1 claim no longer holds"), out.toString());
    }

    @Test
    void aRejectedInputEndsWithOne() throws IOException {
        String old = write("old.json", lesson("It takes 45 μs."));
        String bad = write("bad.json", lesson("Text.").replace("\"schemaVersion\": 1", "\"schemaVersion\": 2"));
        assertEquals(Status.REJECTED, run("diff", old, bad));
        assertTrue(err.toString().contains("bad.json:2:20: error[schema-version]"), err.toString());
        assertEquals("nothing compared\n", out.toString());
        assertEquals(Status.REJECTED, run("diff", old, folder.resolve("none").toString()));
    }

    @Test
    void aFileOfAnyNameIsRead() throws IOException {
        String old = write("a", lesson("One."));
        assertEquals(Status.GOOD, run("diff", old, write("b", lesson("Two."))));
        assertTrue(out.toString().contains("[-One-]{+Two+}"), out.toString());
    }

    @Test
    void aRecordIsNotComparedWithAFolder() throws IOException {
        assertEquals(Status.USAGE, run("diff", write("old.json", lesson("One.")), folder.toString()));
        assertTrue(err.toString().contains("Expected two records or two folders"), err.toString());
    }

    @Test
    void sitesAreComparedByTheirManifests() throws IOException {
        site("old", lesson("One."), "<p>One</p>");
        site("new", lesson("Two."), "<p>Two</p>");
        write("new/feed.json", "{}");
        String now = folder.resolve("new").resolve(Manifest.NAME).toString();
        assertEquals(Status.GOOD, run("diff", folder.resolve("old").toString(), now));
        assertTrue(out.toString().contains("[-One-]{+Two+}"), out.toString());
        assertTrue(out.toString().endsWith("\n1 lesson changed, 2 files changed\n"), out.toString());
    }

    @Test
    void ofASiteOnlyTheRecordsAreRead() throws Exception {
        String site = BuiltSite.folder().toString();
        assertEquals(Status.GOOD, run("diff", site, site));
        assertEquals("", err.toString());
    }

    @Test
    void helps() {
        assertEquals(Status.GOOD, run("diff", "--help"));
        assertTrue(out.toString().contains("Usage: galley diff"), out.toString());
    }

    private void site(String name, String record, String page) throws IOException {
        write(name + "/records/a.json", record);
        write(name + "/index.html", page);
        Path site = folder.resolve(name);
        Files.writeString(site.resolve(Manifest.NAME), Manifest.of(site).text());
    }

    private static String lesson(String text) {
        return SealedLesson.of("# A\n\n" + text + "\n").record();
    }

    private String write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text).toString();
    }

    private int run(String... args) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        return Main.run(args, new PrintWriter(out), new PrintWriter(err));
    }
}
