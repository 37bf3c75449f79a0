package galley.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.SystemProgram;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompletionTest {
    /** Types a line and a tab into a zsh that runs in a terminal, and prints what the terminal shows up to the mark. */
    private static final String TYPED = """
            zmodload zsh/zpty
            zpty shell zsh -f -i
            zpty -w shell 'PROMPT= ; source <(cat galley.zsh); line() { print -r -- "<$BUFFER>" E""ND }'
            zpty -w shell 'zle -N line; bindkey "^Xl" line; print REA""DY'
            zpty -r -m shell shown '*READY*'
            zpty -n -w shell "$1"$'\\t\\x18l'
            zpty -r -m shell shown '*END*'
            print -r -- "$shown"
            """;

    @TempDir
    Path folder;

    @Test
    void bashCompletesCommandsOptionsAndValues() throws Exception {
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

    @Test
    void zshCompletesCommandsOptionsAndValues() throws Exception {
        assertTrue(typed("galley bu").contains("<galley build >"));
        assertTrue(typed("galley new les").contains("<galley new lesson >"));
        assertTrue(typed("galley build --out").contains("<galley build --output >"));
        String options = typed("galley build --");
        assertTrue(options.contains("--base-url") && options.contains("--templates"), options);
        String values = typed("galley check --report ");
        assertTrue(values.matches("(?s).*json\\s+sarif\\s+text.*"), values);
    }

    /** What the terminal shows when a line is typed into zsh, then a tab. */
    private String typed(String line) throws IOException, InterruptedException {
        String zsh = SystemProgram.named("zsh");
        Files.writeString(
                folder.resolve("galley.zsh"), CommandRun.of("completion", "zsh").out());
        ProcessBuilder builder = new ProcessBuilder(zsh, "-f", "-c", TYPED, "zsh", line).directory(folder.toFile());
        builder.environment().putAll(Map.of("HOME", folder.toString(), "TERM", "dumb"));
        Path terminal = folder.resolve("terminal");
        Process process = builder.redirectErrorStream(true)
                .redirectOutput(terminal.toFile())
                .start();
        boolean ended = process.waitFor(1, TimeUnit.MINUTES);
        process.destroyForcibly();
        String shown = Files.readString(terminal);
        assertTrue(ended && process.waitFor() == 0, shown);
        return shown;
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
        Process bash = new ProcessBuilder(SystemProgram.named("bash"), "--norc", "-c", test.toString())
                .redirectErrorStream(true)
                .start();
        String offered = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, bash.waitFor(), offered);
        return List.copyOf(new TreeSet<>(List.of(offered.strip().split("\\s+"))));
    }
}
