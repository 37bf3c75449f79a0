package galley.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import galley.SealedLesson;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever a file holds, {@code check} ends in seconds with status 1 and one clear diagnostic. */
class BadInputTest {
    private static final Duration LIMIT = Duration.ofSeconds(60);

    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void millionsOfValuesAndNamesLikeBooks() throws Exception {
        write("{\"related\": [" + "1,".repeat(700_000) + "1]}");
        assertRejected("error[file-too-large]: Expected at most 600000 values", 1);
        write("{\"related\": [" + "{},".repeat(400_000) + "1]}");
        assertRejected("error[member-type]", 200);
        write("{\"" + "a".repeat(49_000) + "\": [" + "0,".repeat(60_000) + "0]}");
        assertRejected("error[value-too-long]: Expected names of members of at most 200 characters", 1);
    }

    @Test
    void aFileOfFiftyMegabytes() throws IOException {
        byte[] spaces = new byte[1 << 20];
        Arrays.fill(spaces, (byte) ' ');
        try (OutputStream file = Files.newOutputStream(folder.resolve("a.json"))) {
            for (int i = 0; i < 50; i++) {
                file.write(spaces);
            }
        }
        assertRejected("error[file-too-large]: Expected at most 8388608 bytes");
    }

    @Test
    void arraysAHundredThousandDeep() throws IOException {
        write("{\"a\": " + "[".repeat(100_000));
        assertRejected("error[too-deep]");
        write("{\"a\": ".repeat(100_000));
        assertRejected("error[too-deep]");
    }

    @Test
    void aHundredThousandSections() throws IOException {
        String section = "{\"id\": \"s\", \"title\": \"A\", \"start\": 0, \"end\": 4}";
        write(SealedLesson.of("# A\n")
                .json("sections", "[" + (section + ",").repeat(99_999) + section + "]")
                .record());
        assertRejected("error[sections]: Expected 1 section, one per heading, but found 100000.", 200);
        assertTrue(err.toString().contains("more; --report json has them all"), "the rest is counted");
    }

    @Test
    void thousandsOfHeadings() throws IOException {
        write(SealedLesson.of("# A 😀\n".repeat(37_000)).json("sections", "[]").record());
        assertRejected("error[sections]: Expected 37000 sections");
    }

    @Test
    void namesThatCollide() throws IOException {
        StringBuilder record = new StringBuilder("{");
        for (int i = 0; i < 1 << 14; i++) {
            StringBuilder name = new StringBuilder();
            for (int bit = 0; bit < 14; bit++) {
                name.append((i >> bit & 1) == 0 ? "Aa" : "BB");
            }
            record.append('"').append(name).append("\": 1,");
        }
        write(record.append("\"id\": 1}").toString());
        assertRejected("error[member-missing]", 200);
    }

    @Test
    void numbersBeyondDouble() throws IOException {
        write(SealedLesson.of("# A\n").json("contentLength", "1e999999999").record());
        assertRejected("error[content-length]: Expected 4 UTF-16 code units, but found 1e999999999.");
    }

    @Test
    void aFolderNamedLikeARecord() throws IOException {
        Files.createDirectory(folder.resolve("a.json"));
        assertRejected("error[file-unreadable]: Expected a file, but this is a folder.");
    }

    @Test
    void aFileThatIsNoRecord() throws IOException {
        Files.writeString(folder.resolve("x"), "y");
        assertEquals(Status.REJECTED, run("check", folder.resolve("x").toString()));
        assertTrue(err.toString().contains("error[syntax]"), err.toString());
        assertEquals(Status.REJECTED, run("check", folder.resolve("none").toString()));
        assertTrue(err.toString().contains("error[file-unreadable]"), err.toString());
    }

    @Test
    void aPipe() throws IOException, InterruptedException {
        Path pipe = folder.resolve("a.json");
        assumeTrue(makesPipe(pipe), "the system has pipes in folders");
        assertRejected("error[file-unreadable]: Expected a file, but this is a pipe or a device.");
        assertEquals(Status.REJECTED, run("check", pipe.toString()));
        Files.move(pipe, folder.resolve("b.md"));
        Files.writeString(folder.resolve("b.json"), SealedLesson.of("# A\n").record());
        assertRejected("error[file-unreadable]: Expected a file, but this is a pipe or a device.");
        assertEquals(Status.REJECTED, run("seal", folder.resolve("b.md").toString()));
    }

    @Test
    void aFileThatMayNotBeRead() throws IOException {
        write("{}");
        Path file = folder.resolve("a.json");
        assumeTrue(Files.getFileStore(file).supportsFileAttributeView("posix"));
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("---------"));
        assumeFalse(Files.isReadable(file), "a superuser reads everything");
        assertRejected("error[file-unreadable]: The file cannot be read: permission denied.");
    }

    @Test
    void aLinkToItself() throws IOException {
        Path link = folder.resolve("a.json");
        assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"));
        Files.createSymbolicLink(link, link);
        assertRejected("error[file-unreadable]");
    }

    @Test
    void longValuesAreCutInTheReport() throws IOException {
        write(SealedLesson.of("# A\n").text("id", "x y".repeat(1_000_000)).record());
        assertRejected("error[id-form]");
        assertTrue(err.toString().length() < 4000);
    }

    static boolean makesPipe(Path pipe) throws InterruptedException {
        try {
            return new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor(10, TimeUnit.SECONDS)
                    && Files.exists(pipe);
        } catch (IOException e) {
            return false;
        }
    }

    private void write(String record) throws IOException {
        Files.writeString(folder.resolve("a.json"), record);
    }

    private void assertRejected(String message) {
        assertRejected(message, 3);
    }

    private void assertRejected(String message, int most) {
        int status = assertTimeoutPreemptively(LIMIT, () -> run("check", folder.toString()));
        assertEquals(Status.REJECTED, status, err.toString());
        assertTrue(err.toString().contains(message), err.toString());
        assertFalse(err.toString().contains("\tat "), err.toString());
        assertTrue(err.toString().split("error\\[", -1).length - 1 <= most, err.toString());
    }

    private int run(String... args) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        return Main.run(args, new PrintWriter(out), new PrintWriter(err));
    }
}
