package galley.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The program's entry. */
@Command(
        name = "galley",
        description = "Publishes technical lessons that can be checked.",
        scope = ScopeType.INHERIT,
        versionProvider = Main.Version.class,
        synopsisSubcommandLabel = "COMMAND",
        exitCodeListHeading = "%nExit status:%n",
        exitCodeList = {
            "0:good",
            "1:a lesson is rejected or a check failed",
            "2:the command line is wrong",
            "3:the environment refused, or an internal error"
        })
// picocli fills and asks the fields of the options.
@SuppressWarnings("UnusedVariable")
public final class Main {
    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = ScopeType.INHERIT,
            description = "Show this help message and exit.")
    private boolean help;

    /** Not inherited: to a command that writes records, {@code --version} is the version of a record. */
    @Option(
            names = {"-V", "--version"},
            versionHelp = true,
            description = "Print version information and exit.")
    private boolean version;

    private Main() {}

    /** Runs one command and ends the process with its status. */
    public static void main(String[] args) {
        System.exit(run(args, utf8(FileDescriptor.out), utf8(FileDescriptor.err)));
    }

    /** Runs one command and returns its status. */
    static int run(String[] args, PrintWriter out, PrintWriter err) {
        CommandLine line = commandLine(args).setOut(out).setErr(err);
        int status = args.length == 0 ? usage(line) : bounded(line, args);
        out.flush();
        err.flush();
        return status;
    }

    /** The command that a command line begins with, with its options; all, where it begins with none. */
    static CommandLine commandLine(String... args) {
        CommandLine line = new CommandLine(new Main());
        Commands.addTo(line, args);
        return line.registerConverter(Path.class, new PathValue())
                .setExecutionExceptionHandler(new Failure())
                .setParameterExceptionHandler(new UsageFault())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setUsageHelpWidth(100);
    }

    /** What exhausts the Java machine ends the command in one line, as every other fault does. */
    private static int bounded(CommandLine line, String[] args) {
        try {
            return line.execute(args);
        } catch (StackOverflowError | OutOfMemoryError e) {
            line.getErr().println("galley: " + Failure.reason(e) + "; nothing was changed");
            return Status.ENVIRONMENT;
        }
    }

    private static int usage(CommandLine line) {
        line.usage(line.getErr());
        return Status.USAGE;
    }

    /** Lessons hold letters that a terminal's own encoding may lack: everything printed is UTF-8. */
    private static PrintWriter utf8(FileDescriptor descriptor) {
        PrintStream stream = new PrintStream(new FileOutputStream(descriptor), true, StandardCharsets.UTF_8);
        return new PrintWriter(stream, true, StandardCharsets.UTF_8);
    }

    /** The version that the jar's manifest names. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Main.class.getPackage().getImplementationVersion();
            return new String[] {"galley " + (version == null ? "development" : version)};
        }
    }
}
