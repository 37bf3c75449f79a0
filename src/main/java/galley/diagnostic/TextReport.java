package galley.diagnostic;

import galley.text.Place;
import galley.text.Position;
import java.util.Locale;

/** Prints a diagnostic for a terminal: place, code and message, the source line with a caret, and the hint. */
public final class TextReport {
    private static final int WIDTH = 100;

    private TextReport() {}

    /** All lines of one diagnostic, each ended by a line feed. */
    public static String of(Diagnostic diagnostic) {
        Place place = diagnostic.place();
        StringBuilder out = new StringBuilder(place.file());
        if (hasLine(place)) {
            Position position = place.position();
            out.append(':').append(position.line()).append(':').append(position.column());
        }
        out.append(": ").append(diagnostic.severity().word());
        out.append('[').append(diagnostic.code().id()).append("]: ");
        out.append(visible(diagnostic.message())).append('\n');
        if (hasLine(place)) {
            out.append(excerpt(place));
        }
        if (!diagnostic.hint().isEmpty()) {
            out.append("  help: ").append(visible(diagnostic.hint())).append('\n');
        }
        return out.toString();
    }

    private static boolean hasLine(Place place) {
        return place.source().file().length() > 0;
    }

    private static String excerpt(Place place) {
        String line = place.source().lineAt(place.span().start());
        int column = Math.min(place.position().column() - 1, line.length());
        int from = Math.max(0, Math.min(column - WIDTH / 2, line.length() - WIDTH));
        int to = Math.min(line.length(), from + WIDTH);
        String before = (from > 0 ? "…" : "") + visible(line.substring(from, column));
        String after = visible(line.substring(column, to)) + (to < line.length() ? "…" : "");
        int length = Math.max(1, Math.min(markedLength(place), after.codePointCount(0, after.length())));
        String blank = " ".repeat(before.codePointCount(0, before.length()));
        return "  | " + before + after + "\n  | " + blank + "^".repeat(length) + "\n";
    }

    private static int markedLength(Place place) {
        int start = place.source().fileOffset(place.span().start());
        return place.source().fileOffset(place.span().end()) - start;
    }

    /** Control and format characters would move the caret or rewrite the terminal: they are printed by number. */
    private static String visible(String text) {
        StringBuilder out = new StringBuilder();
        text.codePoints().forEach(c -> {
            if (c == '\t') {
                out.append(' ');
            } else if (Character.isISOControl(c) || isInvisible(c)) {
                out.append(String.format(Locale.ROOT, "<U+%04X>", c));
            } else {
                out.appendCodePoint(c);
            }
        });
        return out.toString();
    }

    private static boolean isInvisible(int c) {
        int type = Character.getType(c);
        return type == Character.FORMAT
                || type == Character.SURROGATE
                || type == Character.LINE_SEPARATOR
                || type == Character.PARAGRAPH_SEPARATOR;
    }
}
