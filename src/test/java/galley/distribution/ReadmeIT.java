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
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.parser.Parser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every command of the README runs as it is written, and what it shows of a message is what is said. */
class ReadmeIT {
    /** Maven is what runs this test. Nothing else is left out. */
    private static final String NOT_RUN = "mvn ";

    private static final List<String> PROGRAMS =
            List.of(NOT_RUN, "galley ", "target/galley ", "cd ", "cp ", "mv ", "rm ", "sed ");

    private static final String STATUS = "# status ";

    @TempDir
    Path folder;

    /** A line is a command or part of a message. */
    private record Line(String text, boolean isCommand) {}

    /** A line of a message, and the command that it is shown behind. */
    private record Shown(String text, int command) {}

    @Test
    void everyCommandRunsAndSaysWhatIsShown() throws Exception {
        List<String> commands = new ArrayList<>();
        List<Shown> shown = new ArrayList<>();
        for (Line line : Blocks.ofReadme().lines) {
            if (!line.isCommand()) {
                shown.add(new Shown(line.text(), commands.size() - 1));
            } else if (!line.text().startsWith(NOT_RUN)) {
                commands.add(line.text());
            }
        }
        assertTrue(commands.size() > 20, commands.toString());
        run(commands);
        for (int i = 0; i < commands.size(); i++) {
            assertEquals(expected(commands.get(i)), said(i, "status").strip(), commands.get(i) + "\n" + said(i, "all"));
        }
        assertShown(shown);
    }

    @Test
    void whatIsShownOfACompanionStandsInOne() throws IOException {
        String companion = Files.readString(Path.of("content/lessons/atlas-lesson-network-adapter.examples.yaml"));
        List<String> parts = Blocks.ofReadme().companions;
        assertTrue(!parts.isEmpty());
        for (String part : parts) {
            part.lines()
                    .map(line -> line.replaceFirst("\\s+#.*", ""))
                    .forEach(line -> assertTrue(companion.contains(line + "\n"), line));
        }
    }

    /** Messages are shown with their lines broken, and with an ellipsis where something is left out. */
    private void assertShown(List<Shown> shown) throws IOException {
        assertTrue(!shown.isEmpty());
        for (Shown line : shown) {
            String said = said(line.command(), "all").replaceAll("\\s+", " ");
            for (String part : line.text().split(" …|…", -1)) {
                assertTrue(said.contains(part.strip().replaceAll("\\s+", " ")), part + "\n" + said);
            }
        }
    }

    /** Every block of code, wherever it stands. */
    private static final class Blocks extends AbstractVisitor {
        final List<Line> lines = new ArrayList<>();
        final List<String> companions = new ArrayList<>();

        static Blocks ofReadme() throws IOException {
            Blocks blocks = new Blocks();
            Parser.builder()
                    .build()
                    .parse(Files.readString(Path.of("README.md")))
                    .accept(blocks);
            return blocks;
        }

        @Override
        public void visit(IndentedCodeBlock block) {
            block.getLiteral()
                    .lines()
                    .forEach(line -> lines.add(new Line(line, PROGRAMS.stream().anyMatch(line::startsWith))));
        }

        @Override
        public void visit(FencedCodeBlock block) {
            switch (block.getInfo()) {
                case "sh" -> block.getLiteral().lines().forEach(line -> lines.add(new Line(line, true)));
                case "yaml" -> companions.add(block.getLiteral());
                default -> throw new AssertionError("a block that no test reads:\n" + block.getLiteral());
            }
        }
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
