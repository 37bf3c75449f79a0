package galley.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
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
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.brotli.dec.BrotliInputStream;
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
        assertTrue(out.toString().matches("1 lesson verified, 8 pages, site digest [0-9a-f]{64}\n"), out.toString());
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
        assertTrue(out.toString().startsWith("1 lesson verified, 1 rejected, 8 pages, site digest "), out.toString());
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
    void aTemplateThatLinksToNothingLeavesTheOldSite() throws IOException {
        write("a.json", GOOD.record());
        build();
        String before = Files.readString(site().resolve("manifest-sha256.txt"));
        Path templates = copyOf(Path.of("templates"));
        String layout = Files.readString(templates.resolve("layout.ftlh"));
        Files.writeString(
                templates.resolve("layout.ftlh"),
                layout.replace("<body>", "<body><a href=\"${root}about/\">About</a>"));
        assertEquals(Status.REJECTED, build("--templates", templates.toString()));
        assertTrue(
                err.toString().contains("error[broken-link]: Expected a file of the site at \"about/\""),
                err.toString());
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
        assertEquals(Status.GOOD, run("audit", site().toString(), "--strict"));
        Files.writeString(site().resolve("notes.txt"), "x");
        assertEquals(Status.GOOD, run("audit", site().toString()));
        assertTrue(out.toString().contains("1 warning, "), out.toString());
        assertEquals(Status.REJECTED, run("audit", site().toString(), "--strict"));
        assertTrue(out.toString().contains("in the manifest, 1 difference\n"), out.toString());
        Files.writeString(site().resolve("index.html"), "x");
        Files.delete(site().resolve("404.html"));
        Files.writeString(site().resolve("CNAME"), "x");
        assertEquals(Status.REJECTED, run("audit", site().toString()));
        assertTrue(err.toString().contains("404.html: error[manifest]: Expected the file"), err.toString());
        assertTrue(err.toString().contains("index.html: error[manifest]: Expected the bytes"), err.toString());
        assertTrue(err.toString().contains("CNAME: warning[manifest-foreign]"), err.toString());
    }

    @Test
    void aSignedSiteIsAuditedWithItsKey() throws Exception {
        write("a.json", GOOD.record());
        KeyPair pair = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
        String secret = pem("PRIVATE KEY", pair.getPrivate().getEncoded());
        String open = pem("PUBLIC KEY", pair.getPublic().getEncoded());
        build();
        String digest = Files.readString(site().resolve("manifest-sha256.txt"));
        assertEquals(Status.REJECTED, run("audit", site().toString(), "--key", open));
        assertTrue(err.toString().contains("error[signature]: Expected the signature"), err.toString());
        assertEquals(Status.GOOD, build("--sign", secret));
        assertEquals(digest, Files.readString(site().resolve("manifest-sha256.txt")), "the signature is not in it");
        String signature = Files.readString(site().resolve("manifest-sha256.txt.sig"));
        assertTrue(signature.matches("[A-Za-z0-9+/]{86}==\n"), signature);
        assertEquals(Status.GOOD, run("audit", site().toString(), "--key", open));
        assertTrue(
                out.toString()
                        .matches(
                                "1 lesson re-verified, [0-9]+ files as sealed, signature good, site digest [0-9a-f]{64}\n"),
                out.toString());
        assertEquals(Status.GOOD, build("--sign", secret));
        assertEquals(signature, Files.readString(site().resolve("manifest-sha256.txt.sig")), "it is the same again");
        assertEquals(Status.REJECTED, run("audit", site().toString(), "--key", secret));
        assertTrue(err.toString().contains("error[key]"), err.toString());
        assertEquals(Status.GOOD, build());
        assertFalse(Files.exists(site().resolve("manifest-sha256.txt.sig")), "a signature of another site is no use");
        assertEquals(Status.REJECTED, build("--sign", open));
        assertEquals(Status.GOOD, run("audit", site().toString()));
    }

    private String pem(String label, byte[] bytes) throws IOException {
        return Files.writeString(
                        folder.resolve(label.replace(' ', '-') + ".pem"),
                        "-----BEGIN " + label + "-----\n" + Base64.getEncoder().encodeToString(bytes) + "\n-----END "
                                + label + "-----\n")
                .toString();
    }

    @Test
    void compressedFilesStandBesideTextsAndAreSealed() throws IOException {
        write("a.json", GOOD.record());
        assertEquals(Status.GOOD, build("--precompress"));
        Path page = site().resolve("lessons/a-lesson/index.html");
        try (GZIPInputStream in = new GZIPInputStream(Files.newInputStream(Path.of(page + ".gz")))) {
            assertArrayEquals(Files.readAllBytes(page), in.readAllBytes());
        }
        try (BrotliInputStream in = new BrotliInputStream(Files.newInputStream(Path.of(page + ".br")))) {
            assertArrayEquals(Files.readAllBytes(page), in.readAllBytes());
        }
        String manifest = Files.readString(site().resolve("manifest-sha256.txt"));
        assertTrue(manifest.contains("  lessons/a-lesson/index.html.gz\n"), manifest);
        assertTrue(manifest.contains("  lessons/a-lesson/index.html.br\n"), manifest);
        assertFalse(manifest.contains("_headers.gz"), "a host reads it, no browser");
        assertEquals(Status.GOOD, run("audit", site().toString()));
        assertEquals(Status.GOOD, build("--precompress", "--check-cache"), err::toString);
        assertEquals(manifest, Files.readString(site().resolve("manifest-sha256.txt")));
        assertEquals(Status.GOOD, build());
        assertFalse(Files.exists(Path.of(page + ".gz")));
        assertFalse(Files.exists(Path.of(page + ".br")));
    }

    @Test
    void wellKnownFilesAreBuiltAndAudited() throws IOException {
        write("a.json", GOOD.record());
        Path assets = folder.resolve("assets");
        Files.createDirectories(assets.resolve(".well-known"));
        Files.writeString(assets.resolve(".well-known/security.txt"), "Contact: mailto:a@example.org\n");
        for (String name : List.of("site.css", "icon.svg", "verify.js")) {
            Files.copy(Path.of("assets", name), assets.resolve(name));
        }
        assertEquals(Status.GOOD, build("--assets", assets.toString()), err::toString);
        assertTrue(Files.exists(site().resolve(".well-known/security.txt")));
        assertEquals(Status.GOOD, run("audit", site().toString()));
        assertEquals("", err.toString());
        Files.delete(site().resolve(".well-known/security.txt"));
        assertEquals(Status.REJECTED, run("audit", site().toString()));
    }

    @Test
    void auditReportsForPrograms() throws IOException {
        write("a.json", GOOD.record());
        build();
        assertEquals(Status.GOOD, run("audit", "--report", "json", site().toString()));
        JsonNode report = new ObjectMapper().readTree(out.toString());
        assertEquals(1, report.get("verified").asInt());
        assertEquals(0, report.get("unchecked").asInt());
        assertFalse(report.get("signed").asBoolean());
        Files.writeString(site().resolve("CNAME"), "x");
        assertEquals(Status.GOOD, run("audit", "--report", "sarif", site().toString()));
        JsonNode result = new ObjectMapper().readTree(out.toString()).at("/runs/0/results/0");
        assertEquals("manifest-foreign", result.get("ruleId").asText());
        assertEquals(Status.REJECTED, run("audit", folder.resolve("none").toString()));
        assertTrue(err.toString().contains("none: error[manifest]: Expected the folder of a site"), err.toString());
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
        for (String command : List.of("build", "serve", "check", "seal", "explain", "audit")) {
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
