package galley.cli;

import java.io.Console;

/** Whether somebody watches. */
final class Terminal {
    private Terminal() {}

    /** Whether input and output are a terminal's; from JDK 22 on there is a console also where there is none. */
    @SuppressWarnings("SystemConsoleNull") // The second question is for those releases.
    static boolean isWatched() {
        Console console = System.console();
        return console != null && isTerminal(console);
    }

    private static boolean isTerminal(Console console) {
        try {
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException e) {
            return true;
        }
    }
}
