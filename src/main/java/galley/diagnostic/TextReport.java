package galley.diagnostic;

import galley.text.Place;
import galley.text.Position;
import java.util.Map;

/** Prints a diagnostic for a terminal: place, code and message, the source line with a caret, and the hint. */
public final class TextReport {
    private static final int WIDTH = 100;
    private static final int LONGEST = 1000;

    private static final String PLAIN = "\u001B[0m";
    private static final String BOLD = "\u001B[1m";
    private static final Map<Severity, String> COLOURS =
            Map.of(Severity.ERROR, "\u001B[1;31m", Severity.WARNING, "\u001B[1;33m", Severity.NOTE, "\u001B[1;36m");

    private final boolean colours;

    private TextReport(boolean colours) {
        this.colours = colours;
    }

    /** All lines of one diagnostic, each ended by a line feed. */
    public static String of(Diagnostic diagnostic) {
        return new TextReport(false).print(diagnostic);
    }

    /** The same with the colours of a terminal: the severity and the caret in the severity's own. */
    public static String coloured(Diagnostic diagnostic) {
        return new TextReport(true).print(diagnostic);
    }

    private String print(Diagnostic diagnostic) {
        String colour = COLOURS.getOrDefault(diagnostic.severity(), BOLD);
        StringBuilder out = new StringBuilder(place(diagnostic));
        out.append(": ").append(painted(kind(diagnostic), colour)).append(": ");
        out.append(message(diagnostic)).append('\n');
        if (hasLine(diagnostic.place())) {
            out.append(excerpt(diagnostic.place(), colour));
        }
        if (!diagnostic.hint().isEmpty()) {
            out.append("  ")
                    .append(painted("help:", BOLD))
                    .append(' ')
                    .append(hint(diagnostic))
                    .append('\n');
        }
        return out.toString();
    }

    /** The file, and line and column where something of it is known. */
    public static String place(Diagnostic diagnostic) {
        Place place = diagnostic.place();
        String file = TerminalText.cells(place.file());
        Position position = place.position();
        return hasLine(place) ? file + ":" + position.line() + ":" + position.column() : file;
    }

    /** Severity and code, such as {@code error[content-hash]}. */
    public static String kind(Diagnostic diagnostic) {
        return diagnostic.severity().word() + "[" + diagnostic.code().id() + "]";
    }

    /** The message as a line. */
    public static String message(Diagnostic diagnostic) {
        return TerminalText.cells(shortened(diagnostic.message()));
    }

    /** The hint as a line, empty where there is none. */
    public static String hint(Diagnostic diagnostic) {
        return TerminalText.cells(shortened(diagnostic.hint()));
    }

    /** The line of the source with a caret below it, empty where none is known. */
    public static String excerpt(Diagnostic diagnostic) {
        return hasLine(diagnostic.place()) ? new TextReport(false).excerpt(diagnostic.place(), BOLD) : "";
    }

    private String painted(String text, String colour) {
        return colours ? colour + text + PLAIN : text;
    }

    /** A message may quote a value of any length; a person needs its beginning. */
    private static String shortened(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
    }

    private static boolean hasLine(Place place) {
        return place.source().file().length() > 0;
    }

    private String excerpt(Place place, String colour) {
        String line = place.source().lineAt(place.span().start());
        int column = Math.min(place.position().column() - 1, line.length());
        int from = Math.max(0, Math.min(column - WIDTH / 2, line.length() - WIDTH));
        int to = Math.min(line.length(), from + WIDTH);
        String before = (from > 0 ? "…" : "") + TerminalText.cells(line.substring(from, column));
        String after = TerminalText.cells(line.substring(column, to)) + (to < line.length() ? "…" : "");
        int length = Math.max(1, Math.min(markedLength(place), after.codePointCount(0, after.length())));
        String blank = " ".repeat(before.codePointCount(0, before.length()));
        return "  | " + before + after + "\n  | " + blank + painted("^".repeat(length), colour) + "\n";
    }

    private static int markedLength(Place place) {
        int start = place.source().fileOffset(place.span().start());
        return place.source().fileOffset(place.span().end()) - start;
    }
}
