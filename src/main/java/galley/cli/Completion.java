package galley.cli;

import galley.cli.CompletionCommand.Shell;
import picocli.AutoComplete;
import picocli.CommandLine.Model.CommandSpec;

/** The scripts with which shells complete command lines. */
final class Completion {
    /** The script for bash also runs in zsh, once that is told to read such scripts. */
    private static final String ZSH =
            "autoload -Uz compinit && compinit -u\nautoload -Uz bashcompinit && bashcompinit\n";

    private Completion() {}

    static String script(Shell shell, CommandSpec root) {
        String bash = AutoComplete.bash(root.name(), root.commandLine()).replace("\r\n", "\n");
        return shell == Shell.ZSH ? ZSH + bash : bash;
    }
}
