package galley.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import picocli.CommandLine.Help.Ansi;

/** Whether a report may be coloured: on a terminal only, and never where {@code NO_COLOR} is set. */
final class ReportColours {
    private static final Path STANDARD_ERROR = Path.of("/proc/self/fd/2");

    private ReportColours() {}

    /** Whether this process may colour what it writes to its standard error. */
    static boolean wanted() {
        return wanted(System.getenv(), Ansi.AUTO.enabled() && isTerminal(STANDARD_ERROR));
    }

    static boolean wanted(Map<String, String> environment, boolean terminal) {
        String kind = environment.getOrDefault("TERM", "dumb");
        return terminal && !environment.containsKey("NO_COLOR") && !kind.equals("dumb");
    }

    /** Java can say whether there is a console, not whether standard error is one; where the system shows what that is, it is asked. */
    private static boolean isTerminal(Path descriptor) {
        try {
            return !Files.exists(descriptor)
                    || Files.readSymbolicLink(descriptor).toString().matches("/dev/(pts/.*|tty.*|console)");
        } catch (IOException e) {
            return false;
        }
    }
}
