package galley.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompletionTest {
    private static final Path BASH = Path.of("/bin/bash");

    @TempDir
    Path folder;

    @Test
    void bashCompletesCommandsOptionsAndValues() throws Exception {
        assumeTrue(Files.isExecutable(BASH), "skipped: there is no " + BASH);
        assertEquals(List.of("build"), completed("galley", "bu"));
        assertTrue(completed("galley", "build", "--").contains("--output"));
        assertEquals(List.of("json", "sarif", "text"), completed("galley", "check", "--report", ""));
        assertEquals(List.of("lesson"), completed("galley", "new", "les"));
        assertEquals(List.of("bash", "zsh"), completed("galley", "completion", ""));
    }

    @Test
    void theScriptForZshIsTheSameBehindWhatZshNeeds() {
        String bash = CommandRun.of("completion", "bash").out();
        String zsh = CommandRun.of("completion", "zsh").out();
        assertTrue(zsh.endsWith(bash) && zsh.startsWith("autoload "), zsh.substring(0, 100));
        assertEquals(Status.USAGE, CommandRun.of("completion", "fish").status());
    }

    /** What bash would offer behind these words, in alphabetical order. */
    private List<String> completed(String... words) throws IOException, InterruptedException {
        Path script = Files.writeString(
                folder.resolve("galley.bash"),
                CommandRun.of("completion", "bash").out());
        StringBuilder test = new StringBuilder("source " + script + "\ncompopt() { :; }\nCOMP_WORDS=(");
        for (String word : words) {
            test.append(" '").append(word).append("'");
        }
        test.append(")\nCOMP_CWORD=")
                .append(words.length - 1)
                .append("\nCOMP_LINE='")
                .append(String.join(" ", words));
        test.append("'\nCOMP_POINT=${#COMP_LINE}\n_complete_galley\nprintf '%s\\n' \"${COMPREPLY[@]}\"\n");
        Process bash = new ProcessBuilder(BASH.toString(), "--norc", "-c", test.toString())
                .redirectErrorStream(true)
                .start();
        String offered = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, bash.waitFor(), offered);
        return List.copyOf(new TreeSet<>(List.of(offered.strip().split("\\s+"))));
    }
}
