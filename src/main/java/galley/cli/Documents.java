package galley.cli;

import galley.cli.CompletionCommand.Shell;
import galley.text.Utf8;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** Writes what a distribution says of the commands: manual pages, and scripts that complete command lines. */
public final class Documents {
    private Documents() {}

    /** Writes all of them below the folder that {@code args} names first; the release is named second. */
    public static void main(String[] args) throws IOException {
        all(Path.of(args[0]), args[1]);
    }

    static void all(Path folder, String version) throws IOException {
        CommandSpec root = Main.commandLine().getCommandSpec();
        for (Shell shell : Shell.values()) {
            write(folder.resolve("completion/galley." + shell), Completion.script(shell, root));
        }
        manual(root, folder.resolve("man/man1"), version);
    }

    private static void manual(CommandSpec command, Path folder, String version) throws IOException {
        write(folder.resolve(ManPage.name(command) + ".1"), ManPage.of(command, version));
        for (CommandLine line : command.subcommands().values()) {
            manual(line.getCommandSpec(), folder, version);
        }
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(Objects.requireNonNull(file.getParent()));
        Files.write(file, Utf8.encode(text));
    }
}
