package galley.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import galley.SealedLesson;
import galley.content.LessonReader;
import galley.publication.Folder;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InitCommandIT {
    private static final Path SEED = Path.of("content/lessons/atlas-lesson-network-adapter.json");

    @TempDir
    Path folder;

    @Test
    void theLessonThatExplainsItselfHasNoRemarks() {
        Path project = folder.resolve("p");
        CommandRun init = CommandRun.of("init", project.toString());
        assertEquals(Status.GOOD, init.status(), init.err());
        assertTrue(init.out().startsWith("made " + project + ", "), init.out());
        CommandRun check = CommandRun.of("check", project.resolve("content").toString(), "--no-cache");
        assertEquals("1 lesson verified\n", check.out() + check.err());
        CommandRun seal = CommandRun.of(
                "seal", project.resolve("content/lessons/first-lesson.md").toString());
        assertTrue(seal.out().contains("is sealed already"), seal.out());
    }

    @Test
    void aFileComesWithWhatStandsBesideIt() throws IOException {
        CommandRun init = CommandRun.of("init", folder.resolve("p").toString(), "--from", SEED.toString());
        assertEquals(Status.GOOD, init.status(), init.err());
        Path lessons = folder.resolve("p/content/lessons");
        assertEquals(3, lessons.toFile().list().length);
        for (String ending : new String[] {".json", ".md", ".examples.yaml"}) {
            String name = "atlas-lesson-network-adapter" + ending;
            assertArrayEquals(Files.readAllBytes(SEED.resolveSibling(name)), Files.readAllBytes(lessons.resolve(name)));
        }
    }

    @Test
    void aRecordIsFetchedFromAnAddress() throws IOException {
        byte[] record = Files.readAllBytes(SEED);
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/seed.json", exchange -> {
            try (exchange) {
                exchange.sendResponseHeaders(200, record.length);
                exchange.getResponseBody().write(record);
            }
        });
        server.start();
        try {
            String address = "http://127.0.0.1:" + server.getAddress().getPort() + "/";
            CommandRun init = CommandRun.of("init", folder.resolve("p").toString(), "--from", address + "seed.json");
            assertEquals(Status.GOOD, init.status(), init.err());
            Path lesson = folder.resolve("p/content/lessons/atlas-lesson-network-adapter.json");
            assertArrayEquals(record, Files.readAllBytes(lesson));
            assertArrayEquals(
                    Files.readAllBytes(LessonReader.beside(SEED, ".md")),
                    Files.readAllBytes(LessonReader.beside(lesson, ".md")));
            CommandRun missing = CommandRun.of("init", folder.resolve("q").toString(), "--from", address + "x");
            assertEquals(Status.REJECTED, missing.status());
            assertTrue(missing.err().startsWith(address + "x: error[file-unreadable]: Expected a record, but the"));
            assertFalse(Files.exists(folder.resolve("q")));
        } finally {
            server.stop(0);
        }
    }

    @Test
    void aThemeMayLeaveEachOfItsPartsOut() throws IOException {
        Path project = folder.resolve("p");
        CommandRun.of("init", project.toString());
        Folder.delete(project.resolve("templates/theme"));
        CommandRun bare = build(project);
        assertEquals(Status.GOOD, bare.status(), bare.err());
        Files.delete(project.resolve("assets/site.css"));
        CommandRun missing = build(project);
        assertEquals(Status.REJECTED, missing.status());
        assertTrue(missing.err().contains("error[template]: Expected the asset site.css, but"), missing.err());
    }

    private static CommandRun build(Path project) {
        return CommandRun.of(
                "build",
                "--content",
                project.resolve("content").toString(),
                "--templates",
                project.resolve("templates").toString(),
                "--assets",
                project.resolve("assets").toString(),
                "--output",
                project.resolve("site").toString(),
                "--no-cache");
    }

    @Test
    void aRecordThatCheckRejectsBeginsNoProject() throws IOException {
        Path record = Files.writeString(
                folder.resolve("a.json"),
                SealedLesson.of("# A\n").text("contentHash", "0".repeat(64)).record());
        CommandRun init = CommandRun.of("init", folder.resolve("p").toString(), "--from", record.toString());
        assertEquals(Status.REJECTED, init.status());
        assertTrue(init.err().startsWith(record + ":7:18: error[content-hash]"), init.err());
        assertEquals("nothing made\n", init.out());
        assertFalse(Files.exists(folder.resolve("p")));
        CommandRun none = CommandRun.of("init", folder.resolve("p").toString(), "--from", "nowhere.json");
        assertTrue(none.err().startsWith("nowhere.json: error[file-unreadable]"), none.err());
    }

    @Test
    void aFolderWithFilesIsLeftAlone() throws IOException {
        Path file = Files.writeString(folder.resolve("README.md"), "mine");
        CommandRun init = CommandRun.of("init", folder.toString());
        assertEquals(Status.REJECTED, init.status());
        assertTrue(init.err().contains("error[file-exists]: Expected a folder that is new or empty, but this one has"));
        assertEquals("mine", Files.readString(file));
        assertEquals(1, folder.toFile().list().length);
    }

    @Test
    void aTitleIsOneLine() {
        CommandRun init = CommandRun.of("init", folder.resolve("p").toString(), "--title", "a\nb");
        assertEquals(Status.USAGE, init.status());
        assertEquals("Expected a title of one line for --title\nsee galley init --help\n", init.err());
    }

    @Test
    void newLessonsAreGoodFromTheFirstMoment() throws IOException {
        String content = folder.resolve("content").toString();
        CommandRun nowhere = CommandRun.of("new", "lesson", "A", "--content", content);
        assertEquals(Status.REJECTED, nowhere.status());
        assertTrue(
                nowhere.err().contains(": Expected the content folder of a project, but there is none"), nowhere.err());
        assertTrue(nowhere.err().contains("galley init DIR") && Files.notExists(folder.resolve("content")));
        Files.createDirectory(folder.resolve("content"));
        CommandRun made = CommandRun.of("new", "lesson", "Größe *x*", "--content", content);
        assertEquals(Status.GOOD, made.status(), made.err());
        CommandRun check = CommandRun.of("check", content, "--no-cache");
        assertEquals("1 lesson verified\n", check.out() + check.err());
        Path record = folder.resolve("content/lessons/grosse-x.json");
        assertTrue(Files.readString(record).contains("\"title\": \"Größe *x*\""), Files.readString(record));
        byte[] before = Files.readAllBytes(record);
        CommandRun again = CommandRun.of("new", "lesson", "GRÖSSE x", "--content", content);
        assertEquals(Status.REJECTED, again.status());
        assertTrue(again.err().contains("grosse-x.md: error[file-exists]: Expected no file"), again.err());
        assertArrayEquals(before, Files.readAllBytes(record));
        assertEquals(
                Status.USAGE,
                CommandRun.of("new", "lesson", "網路", "--content", content).status());
        assertEquals(
                Status.GOOD,
                CommandRun.of("new", "lesson", "網路", "--id", "network", "--content", content)
                        .status());
        assertTrue(Files.exists(folder.resolve("content/lessons/network.json")));
    }
}
