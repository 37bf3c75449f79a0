package galley.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.SealedLesson;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command as a process of its own, ended from outside. */
class ServeCommandIT {
    @TempDir
    Path folder;

    private final List<Process> started = new ArrayList<>();

    @BeforeEach
    void content() throws IOException {
        Files.createDirectories(folder.resolve("content"));
        Files.createDirectories(folder.resolve("tmp"));
        Files.writeString(
                folder.resolve("content/a.json"),
                SealedLesson.of("# A\n\nText\n").record());
    }

    @AfterEach
    void end() {
        started.forEach(Process::destroyForcibly);
    }

    @Test
    void whenItIsStoppedNothingIsLeft() throws Exception {
        Process process = serve();
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        String first = out.readLine();
        assertTrue(first.matches("serving http://127\\.0\\.0\\.1:[0-9]+/ \\(Ctrl-C stops\\)"), first);
        String second = out.readLine();
        assertTrue(second.matches("built in [0-9]+ ms: 1 lesson, 8 pages"), second);
        String address = first.replaceFirst("serving (\\S+) .*", "$1");
        assertEquals(1, previews().size());
        try (InputStream events =
                URI.create(address + "__galley/events?/").toURL().openStream()) {
            assertTrue(events.read() >= 0);
            process.destroy();
            assertTrue(process.waitFor(20, TimeUnit.SECONDS), "ends although a page listens");
        }
        assertEquals(List.of(), previews());
        assertFalse(Files.exists(folder.resolve("site")), "the published site is not touched");
    }

    @Test
    void whatWasLeftByAKilledOneIsDeletedByTheNext() throws Exception {
        Process killed = serve();
        killed.inputReader(StandardCharsets.UTF_8).readLine();
        List<Path> left = previews();
        assertEquals(1, left.size());
        killed.destroyForcibly().waitFor();
        assertEquals(left, previews());
        Process next = serve();
        next.inputReader(StandardCharsets.UTF_8).readLine();
        assertEquals(1, previews().size());
        assertFalse(Files.exists(left.get(0)));
    }

    @Test
    void aBrokenLessonIsReportedAsCheckDoesAndServingGoesOn() throws Exception {
        Process process = serve();
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        out.readLine();
        out.readLine();
        Path file = folder.resolve("content/a.json");
        Files.writeString(file, "{");
        assertEquals("not built: 1 error; the last good pages are still served", out.readLine());
        BufferedReader err = process.errorReader(StandardCharsets.UTF_8);
        String line = err.readLine();
        assertTrue(line.startsWith(file + ":1:2: error[syntax]: "), line);
        Files.writeString(file, SealedLesson.of("# A\n\nBetter\n").record());
        line = out.readLine();
        assertTrue(line.matches("rebuilt in [0-9]+ ms: 1 lesson changed, [0-9]+ pages?"), line);
    }

    @Test
    void untilTheFirstGoodBuildThereAreNoPagesToServe() throws Exception {
        Path file = folder.resolve("content/a.json");
        Files.writeString(file, "{");
        BufferedReader out = serve().inputReader(StandardCharsets.UTF_8);
        out.readLine();
        assertEquals("not built: 1 error", out.readLine());
        Files.writeString(file, "[");
        assertEquals("not built: 1 error", out.readLine());
        Files.writeString(file, SealedLesson.of("# A\n\nText\n").record());
        String line = out.readLine();
        assertTrue(line.matches("built in [0-9]+ ms: 1 lesson, 8 pages"), line);
    }

    @Test
    void aTakenPortIsOneLine() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            StringWriter err = new StringWriter();
            String port = String.valueOf(taken.getLocalPort());
            int status = Main.run(
                    new String[] {"serve", "--no-cache", "--port", port},
                    new PrintWriter(new StringWriter()),
                    new PrintWriter(err));
            assertEquals(Status.ENVIRONMENT, status);
            assertEquals(
                    "galley: port " + port + " is taken; choose another with --port, or any with --port 0\n",
                    err.toString());
        }
    }

    @Test
    void aPortThatIsNoneIsAWrongCommandLine() {
        StringWriter err = new StringWriter();
        int status = Main.run(
                new String[] {"serve", "--port", "65536"}, new PrintWriter(new StringWriter()), new PrintWriter(err));
        assertEquals(Status.USAGE, status);
        assertTrue(err.toString().startsWith("Expected a number from 0 to 65535 for --port"), err.toString());
    }

    private Process serve() throws IOException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-Djava.io.tmpdir=" + folder.resolve("tmp"),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "galley.cli.Main",
                        "serve",
                        "--no-cache",
                        "--port",
                        "0",
                        "--content",
                        folder.resolve("content").toString())
                .start();
        started.add(process);
        return process;
    }

    private List<Path> previews() throws IOException {
        try (var all = Files.list(folder.resolve("tmp"))) {
            return all.filter(path -> path.getFileName().toString().startsWith("galley-preview-"))
                    .toList();
        }
    }
}
