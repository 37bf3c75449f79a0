package galley.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every command of the README runs as it is written, and what it shows of a message is what is said. */
class ReadmeIT {
    /** Maven is what runs this test. */
    private static final String NOT_RUN = "mvn ";

    private static final List<String> PROGRAMS =
            List.of(NOT_RUN, "galley ", "target/galley ", "cd ", "cp ", "mv ", "rm ", "sed ");

    private static final String STATUS = "# status ";

    @TempDir
    Path folder;

    /** An indented line and, if it is a message, the command that it is shown behind. */
    private record Line(String text, int command) {
        boolean isCommand() {
            return PROGRAMS.stream().anyMatch(text::startsWith);
        }
    }

    @Test
    void everyCommandRunsAndSaysWhatIsShown() throws Exception {
        List<String> commands = new ArrayList<>();
        List<Line> shown = new ArrayList<>();
        for (String text : indented()) {
            Line line = new Line(text, commands.size() - 1);
            if (!line.isCommand()) {
                shown.add(line);
            } else if (!text.startsWith(NOT_RUN)) {
                commands.add(text);
            }
        }
        assertTrue(commands.size() > 15, commands.toString());
        run(commands);
        for (int i = 0; i < commands.size(); i++) {
            assertEquals(expected(commands.get(i)), said(i, "status").strip(), commands.get(i) + "\n" + said(i, "all"));
        }
        assertShown(shown);
    }

    /** Messages are shown with their lines broken, and with an ellipsis where something is left out. */
    private void assertShown(List<Line> shown) throws IOException {
        assertTrue(!shown.isEmpty());
        for (Line line : shown) {
            String said = said(line.command(), "all").replaceAll("\\s+", " ");
            for (String part : line.text().split(" …|…", -1)) {
                assertTrue(said.contains(part.strip().replaceAll("\\s+", " ")), part + "\n" + said);
            }
        }
    }

    /** The indented lines; what stands between fences is no command. */
    private static List<String> indented() throws IOException {
        return Files.readString(Path.of("README.md"))
                .replaceAll("(?ms)^```.*?^```", "")
                .lines()
                .filter(line -> line.startsWith("    "))
                .map(line -> line.substring(4))
                .toList();
    }

    private static String expected(String command) {
        int at = command.indexOf(STATUS);
        return at < 0 ? "0" : command.substring(at + STATUS.length());
    }

    /** One shell runs them all, so that each begins where the one before it ended. */
    private void run(List<String> commands) throws IOException, InterruptedException {
        Path target = Path.of("target").toAbsolutePath();
        Path bin = Files.createDirectory(folder.resolve("bin"));
        Files.createSymbolicLink(folder.resolve("target"), target);
        Files.createSymbolicLink(bin.resolve("galley"), target.resolve("galley"));
        StringBuilder script = new StringBuilder();
        for (int i = 0; i < commands.size(); i++) {
            script.append("{ ")
                    .append(commands.get(i))
                    .append("\n} >'")
                    .append(folder)
                    .append('/')
                    .append(i);
            script.append(".all' 2>&1; echo $? >'")
                    .append(folder)
                    .append('/')
                    .append(i)
                    .append(".status'\n");
        }
        ProcessBuilder builder = new ProcessBuilder("/bin/sh", "-c", script.toString()).directory(folder.toFile());
        builder.environment().putAll(Map.of("PATH", bin + ":" + System.getenv("PATH"), "LC_ALL", "C.UTF-8"));
        assertEquals(0, builder.inheritIO().start().waitFor());
    }

    private String said(int command, String what) throws IOException {
        return new String(Files.readAllBytes(folder.resolve(command + "." + what)), StandardCharsets.UTF_8);
    }
}
