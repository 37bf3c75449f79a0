package galley.diagnostic;

import java.util.Locale;
import java.util.function.IntPredicate;

/** Makes a text of an input safe to print: what could move the cursor or turn the line around is shown by number. */
public final class TerminalText {
    private TerminalText() {}

    /** The text with line feeds as they are. */
    public static String lines(String text) {
        return shown(text, c -> c != '\n' && isHidden(c));
    }

    /** The text on one line, a space for each line feed. */
    public static String line(String text) {
        return lines(text).replace('\n', ' ');
    }

    /** The text with a place for each of its characters: a tab is as wide as a space, a line feed is shown by number. */
    static String cells(String text) {
        return shown(text.replace('\t', ' '), TerminalText::isHidden);
    }

    private static String shown(String text, IntPredicate hidden) {
        StringBuilder out = new StringBuilder();
        text.codePoints().forEach(c -> {
            if (hidden.test(c)) {
                out.append(String.format(Locale.ROOT, "<U+%04X>", c));
            } else {
                out.appendCodePoint(c);
            }
        });
        return out.toString();
    }

    private static boolean isHidden(int c) {
        int type = Character.getType(c);
        return Character.isISOControl(c)
                || type == Character.FORMAT
                || type == Character.SURROGATE
                || type == Character.LINE_SEPARATOR
                || type == Character.PARAGRAPH_SEPARATOR;
    }
}
