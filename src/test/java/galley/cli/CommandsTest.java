package galley.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** A run knows the options of its own command alone, and has it say the same. */
class CommandsTest {
    @Test
    void eachCommandBearsTheNameThatItIsCalledBy() {
        Map<String, CommandLine> all = Main.commandLine().getSubcommands();
        assertEquals(Commands.values().length, all.size());
        all.forEach((name, line) -> assertEquals(
                name,
                line.getCommandSpec()
                        .userObject()
                        .getClass()
                        .getAnnotation(CommandLine.Command.class)
                        .name()));
    }

    @Test
    void aCommandAloneHelpsAsItDoesAmongAll() {
        Main.commandLine().getSubcommands().forEach((name, line) -> {
            CommandLine alone = Main.commandLine(name, "--help");
            assertEquals(Set.of(name), alone.getSubcommands().keySet());
            CommandLine same = alone.getSubcommands().get(name);
            assertEquals(line.getUsageMessage(), same.getUsageMessage());
            assertEquals(names(line.getCommandSpec()), names(same.getCommandSpec()));
        });
    }

    private static List<String> names(CommandSpec spec) {
        return List.copyOf(spec.optionsMap().keySet());
    }

    @Test
    void aWordThatIsNoCommandIsHeldAgainstAll() {
        CommandRun run = CommandRun.of("biuld");
        assertEquals(Status.USAGE, run.status());
        assertTrue(run.err().contains("did you mean build?"), run.err());
        assertTrue(CommandRun.of("completion", "bash").out().contains("symbols"), "completion knows all");
    }
}
