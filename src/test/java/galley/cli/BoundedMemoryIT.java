package galley.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.SealedLesson;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In 256 MB the packaged command takes whatever a file holds, and says in seconds what is wrong with it. */
class BoundedMemoryIT {
    private static final int MEGABYTE = 1 << 20;
    private static final int CONTENT = 1 << 18;
    private static final int LIMIT_SECONDS = 60;

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        "50, '{\"content\": \"', a, file-too-large",
        "50, '', [, file-too-large",
        "7, '', [, too-deep",
        "7, '{\"a\": [', '{},', file-too-large",
        "7, '{\"content\": \"', a, syntax",
        "7, '{\"a\": ', 1, value-too-long"
    })
    void aRecord(int megabytes, String begin, String unit, String code) throws Exception {
        assertRejected("check", write("a.json", begin, unit, megabytes * MEGABYTE), code);
    }

    @ParameterizedTest
    @CsvSource({"50, *", "50, '# A\n'", "10, '$$\n'", "10, $", "8, [", "0.3, '# A\n'"})
    void aContentThatIsTooLarge(double megabytes, String unit) throws Exception {
        String text = unit.replace("\\n", "\n");
        assertRejected("seal", write("a.md", "# A\n\n", text, (int) (megabytes * MEGABYTE)), "file-too-large");
    }

    /** As much as a content may hold of what makes the largest trees; whether it is good is another matter. */
    @ParameterizedTest
    @CsvSource({"*", "*a", "'# A\n'", "'$$\n'", "$", "[", ">", "'` `` '", "'|b|\n'", "'[a](b) '", "![a](b", "'&amp;'"})
    void aContentAtTheLimit(String unit) throws Exception {
        String text = unit.replace("\\n", "\n");
        String table = text.startsWith("|") ? "|a|\n|-|\n" : "";
        Path file = write("a.md", "# A\n\n" + table, text, CONTENT - 100);
        Run run = run("seal", file.toString());
        assertTrue(run.status() == Status.GOOD || run.status() == Status.REJECTED, run.err());
        assertFalse(run.err().contains("\tat "), run.err());
    }

    @Test
    void smallFaults() throws Exception {
        assertRejected("check", write("deep.json", "{\"a\": ", "[", 100_000), "too-deep");
        assertRejected("check", write("deeper.json", "", "{\"a\": ", 600_000), "too-deep");
        assertRejected("check", Files.write(folder.resolve("l.json"), new byte[] {'{', (byte) 0xE4}), "file-not-utf8");
        assertRejected("check", Files.writeString(folder.resolve("e.json"), ""), "syntax");
        assertRejected("check", Files.writeString(folder.resolve("t.json"), "{\"id\": \"a"), "syntax");
        SealedLesson lesson = SealedLesson.of("# A\n");
        String half = lesson.json("content", "\"\\ud83d\"").record();
        assertRejected("check", Files.writeString(folder.resolve("s.json"), half), "content-surrogate");
        String large =
                SealedLesson.of("# A\n").json("contentLength", "1e999999999").record();
        assertRejected("check", Files.writeString(folder.resolve("n.json"), large), "content-length");
        Path content = Files.createDirectories(folder.resolve("content/x.json"));
        assertRejected("check", content.getParent(), "file-unreadable");
    }

    private record Run(int status, String err) {}

    private void assertRejected(String command, Path file, String code) throws Exception {
        Run run = run(command, file.toString());
        assertEquals(Status.REJECTED, run.status(), run.err());
        assertTrue(run.err().contains("error[" + code + "]: "), run.err());
        assertEquals(2, run.err().split("error\\[", -1).length, run.err());
        assertFalse(run.err().contains("\tat "), run.err());
    }

    private Run run(String command, String file) throws Exception {
        Path err = folder.resolve("err.txt");
        ProcessBuilder builder = new ProcessBuilder("target/galley", command, file)
                .redirectError(err.toFile())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD);
        builder.environment().putAll(Map.of("JAVA_HOME", System.getProperty("java.home"), "GALLEY_JVM", "-Xmx256m"));
        Process process = builder.start();
        boolean ended = process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS);
        if (!ended) {
            process.destroyForcibly();
        }
        assertTrue(ended, "ended in time");
        return new Run(process.exitValue(), Files.readString(err));
    }

    private Path write(String name, String begin, String unit, int length) throws IOException {
        Path file = folder.resolve(name);
        String block = unit.repeat(Math.max(1, 10_000 / unit.length()));
        try (BufferedWriter out = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
            out.write(begin);
            for (int written = 0; written < length; written += block.length()) {
                out.write(block.substring(0, Math.min(block.length(), length - written)));
            }
        }
        return file;
    }
}
