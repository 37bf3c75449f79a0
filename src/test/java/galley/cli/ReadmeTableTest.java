package galley.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The README's table names every command with all its options, and none that is not there. */
class ReadmeTableTest {
    private static final Pattern ROW = Pattern.compile("(?m)^\\| `([a-z]+(?: [a-z]+)*)[^`]*` \\|(.*)\\|$");
    private static final Pattern OPTION = Pattern.compile("`(--[a-z-]+)`");
    private static final Set<String> EVERYWHERE = Set.of("--help");

    @Test
    void namesEveryCommandWithItsOptions() throws IOException {
        String readme = Files.readString(Path.of("README.md"));
        SortedMap<String, Set<String>> named = new TreeMap<>();
        Matcher row = ROW.matcher(readme.substring(readme.indexOf("\n## Commands\n"), readme.indexOf("\n## Numbers ")));
        while (row.find()) {
            named.put(command(row.group(1)), options(row.group(2)));
        }
        SortedMap<String, Set<String>> there = new TreeMap<>();
        add("", Main.commandLine().getSubcommands(), there);
        assertEquals(there, named);
    }

    @Test
    void everyCommandHelps() {
        SortedMap<String, Set<String>> there = new TreeMap<>();
        add("", Main.commandLine().getSubcommands(), there);
        for (String command : there.keySet()) {
            CommandRun run = CommandRun.of((command + " --help").split(" "));
            assertEquals(Status.GOOD, run.status(), run.err());
            assertTrue(run.out().contains("Usage: galley " + command), run.out());
        }
    }

    /** In the table a command may be followed by words that stand for what is typed there, such as {@code bash}. */
    private static String command(String words) {
        return words.startsWith("completion ") ? "completion" : words;
    }

    private static Set<String> options(String cell) {
        Set<String> found = new TreeSet<>();
        Matcher option = OPTION.matcher(cell);
        while (option.find()) {
            found.add(option.group(1));
        }
        return found;
    }

    /** A command that only holds others is named through them. */
    private static void add(String before, Map<String, CommandLine> commands, Map<String, Set<String>> there) {
        commands.forEach((name, line) -> {
            CommandSpec spec = line.getCommandSpec();
            if (spec.subcommands().isEmpty()) {
                Set<String> options = new TreeSet<>();
                spec.options().stream().map(OptionSpec::longestName).forEach(options::add);
                options.removeAll(EVERYWHERE);
                there.put(before + name, options);
            } else {
                add(before + name + " ", spec.subcommands(), there);
            }
        });
    }
}
