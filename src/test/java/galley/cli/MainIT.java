package galley.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import galley.SealedLesson;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MainIT {
    private static final SealedLesson GOOD = SealedLesson.of("# A\n\nText\n");

    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void buildsASite() throws IOException {
        write("a.json", GOOD.record());
        assertEquals(Status.GOOD, build());
        assertEquals("", err.toString());
        assertTrue(out.toString().matches("1 lesson verified, 3 pages, site digest [0-9a-f]{64}\n"), out.toString());
        assertTrue(
                Files.readString(site().resolve("lessons/a-lesson/index.html")).contains(">Text</p>"));
    }

    @Test
    void aRejectedLessonLeavesTheOldSiteByteForByte() throws IOException {
        write("a.json", GOOD.record());
        build();
        String before = Files.readString(site().resolve("manifest-sha256.txt"));
        Path bad = write(
                "b.json",
                SealedLesson.of("# B\n")
                        .text("id", "b")
                        .text("contentHash", "0".repeat(64))
                        .record());
        assertEquals(Status.REJECTED, build());
        assertTrue(err.toString().startsWith(bad + ":7:18: error[content-hash]: Expected the SHA-256"), err.toString());
        assertTrue(out.toString().endsWith("1 lesson verified, 1 rejected, nothing published\n"), out.toString());
        assertEquals(before, Files.readString(site().resolve("manifest-sha256.txt")));
        assertEquals(Status.GOOD, run("audit", site().toString()));
    }

    @Test
    void keepGoingPublishesTheGoodOnes() throws IOException {
        write("a.json", GOOD.record());
        write("b.json", "{");
        assertEquals(Status.REJECTED, build("--keep-going"));
        assertTrue(Files.exists(site().resolve("lessons/a-lesson/index.html")));
        assertTrue(out.toString().startsWith("1 lesson verified, 1 rejected, 3 pages, site digest "), out.toString());
    }

    @Test
    void noLessonIsNoSite() throws IOException {
        Files.createDirectories(folder.resolve("content"));
        assertEquals(Status.REJECTED, build());
        assertTrue(err.toString().contains("error[no-lessons]"), err.toString());
        assertFalse(Files.exists(site()));
    }

    @Test
    void theSourcesAreNeverTheOutput() throws IOException {
        write("a.json", GOOD.record());
        String content = folder.resolve("content").toString();
        assertEquals(Status.REJECTED, run("build", "--content", content, "--output", folder.toString()));
        assertTrue(err.toString().contains("error[output]"), err.toString());
        assertTrue(Files.exists(folder.resolve("content/a.json")));
    }

    @Test
    void aBrokenTemplateLeavesTheOldSite() throws IOException {
        write("a.json", GOOD.record());
        build();
        String before = Files.readString(site().resolve("manifest-sha256.txt"));
        Path templates = copyOf(Path.of("templates"));
        Files.writeString(templates.resolve("index.ftlh"), "<p>\n${index.nope}");
        assertEquals(Status.REJECTED, build("--templates", templates.toString()));
        assertTrue(err.toString().contains("index.ftlh:2:3: error[template]"), err.toString());
        assertEquals(before, Files.readString(site().resolve("manifest-sha256.txt")));
    }

    @Test
    void twoRecordsOfOneVersionAreRefused() throws IOException {
        write("a.json", GOOD.record());
        write("b.json", GOOD.record());
        assertEquals(Status.REJECTED, build());
        assertTrue(err.toString().contains("error[id-clash]"), err.toString());
    }

    @Test
    void checkReportsAsJson() throws IOException {
        Path file = write(
                "a.json", SealedLesson.of("# A\n").json("contentLength", "5").record());
        assertEquals(Status.REJECTED, run("check", "--report", "json", file.toString()));
        JsonNode report = new ObjectMapper().readTree(out.toString());
        assertEquals(1, report.get("rejected").asInt());
        JsonNode fault = report.get("diagnostics").get(0);
        assertEquals("content-length", fault.get("code").asText());
        assertEquals("error", fault.get("severity").asText());
        assertEquals(file.toString(), fault.get("file").asText());
        assertEquals("/contentLength", fault.get("pointer").asText());
        assertEquals(8, fault.get("line").asInt());
        assertEquals(20, fault.get("column").asInt());
        assertEquals(
                "Expected 4 UTF-16 code units, but found 5.",
                fault.get("message").asText());
        assertEquals("", err.toString());
    }

    @Test
    void checkTakesTheProjectsOwnContent() {
        assertEquals(Status.GOOD, run("check"));
        assertEquals("1 lesson verified\n", out.toString());
    }

    @Test
    void auditFindsWhatChanged() throws IOException {
        write("a.json", GOOD.record());
        build();
        assertEquals(Status.GOOD, run("audit", site().toString()));
        Files.writeString(site().resolve("index.html"), "x");
        Files.delete(site().resolve("404.html"));
        Files.writeString(site().resolve("CNAME"), "x");
        assertEquals(Status.REJECTED, run("audit", site().toString()));
        assertTrue(err.toString().contains("404.html: error[manifest]: Expected the file"), err.toString());
        assertTrue(err.toString().contains("index.html: error[manifest]: Expected the bytes"), err.toString());
        assertTrue(err.toString().contains("CNAME: warning[manifest-foreign]"), err.toString());
    }

    @Test
    void auditHoldsTheManifestAgainstADigest() throws IOException {
        write("a.json", GOOD.record());
        build();
        String digest = out.toString().strip().replaceFirst("(?s).*site digest ([0-9a-f]{64}).*", "$1");
        assertEquals(Status.GOOD, run("audit", site().toString(), "--digest", digest));
        assertEquals(Status.REJECTED, run("audit", site().toString(), "--digest", "0".repeat(64)));
        assertTrue(err.toString().contains("Expected a manifest with the site digest 000"), err.toString());
    }

    @Test
    void checkOfAFolderWithoutRecordsIsNoSuccess() throws IOException {
        Path empty = Files.createDirectories(folder.resolve("empty"));
        assertEquals(Status.REJECTED, run("check", empty.toString()));
        assertTrue(err.toString().contains("error[no-lessons]"), err.toString());
    }

    @Test
    void aWrongCommandLineEndsWithTwo() {
        assertEquals(Status.USAGE, run());
        assertTrue(err.toString().contains("Usage: galley"), err.toString());
        assertEquals(Status.USAGE, run("bild"));
        assertEquals(Status.USAGE, run("build", "--jobs", "0"));
        assertTrue(err.toString().contains("Expected a number from 1 to 256 for --jobs"), err.toString());
        assertEquals(Status.USAGE, run("build", "--report", "xml"));
    }

    @Test
    void everyCommandHelps() {
        for (String command : List.of("build", "check", "seal", "explain", "audit")) {
            assertEquals(Status.GOOD, run(command, "--help"));
            assertTrue(out.toString().contains("Usage: galley " + command), out.toString());
        }
        assertEquals(Status.GOOD, run("--version"));
    }

    private int build(String... more) {
        List<String> args = new ArrayList<>(
                List.of("build", "--content", folder.resolve("content").toString(), "--output", site().toString()));
        args.addAll(List.of(more));
        return run(args.toArray(String[]::new));
    }

    private int run(String... args) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        return Main.run(args, new PrintWriter(out), new PrintWriter(err));
    }

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve("content").resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private Path site() {
        return folder.resolve("site");
    }

    private Path copyOf(Path templates) throws IOException {
        Path copy = folder.resolve("templates");
        try (var all = Files.walk(templates)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                Path target = copy.resolve(templates.relativize(file));
                Files.createDirectories(target.getParent());
                Files.copy(file, target);
            }
        }
        return copy;
    }
}
