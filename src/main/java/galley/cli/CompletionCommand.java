package galley.cli;

import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints the script with which a shell completes command lines. */
@Command(
        name = "completion",
        description = {
            "Prints the script with which a shell completes commands, options and their values.",
            "In ~/.bashrc: source <(galley completion bash); in ~/.zshrc: source <(galley completion zsh)."
        })
final class CompletionCommand implements Callable<Integer> {
    /** The shells for which there is a script. */
    enum Shell {
        BASH,
        ZSH;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Spec
    @Nullable
    private CommandSpec spec;

    @Parameters(paramLabel = "SHELL", description = "One of ${COMPLETION-CANDIDATES}.")
    private Shell shell = Shell.BASH;

    @Override
    public Integer call() {
        CommandSpec root = Main.commandLine().getCommandSpec();
        Objects.requireNonNull(spec).commandLine().getOut().print(Completion.script(shell, root));
        return Status.GOOD;
    }
}
