package galley.cli;

import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Makes a new part of a project. */
@Command(
        name = "new",
        description = "Makes a new lesson to fill in.",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = NewLessonCommand.class)
final class NewCommand implements Callable<Integer> {
    @Spec
    @Nullable
    private CommandSpec spec;

    @Override
    public Integer call() {
        throw new ParameterException(
                Objects.requireNonNull(spec).commandLine(), "Expected what to make: galley new lesson TITLE");
    }
}
