package galley.cli;

import java.util.HexFormat;
import java.util.Locale;

/** Makes a text of an input safe to print: what could move the cursor or turn the line around is shown by number. */
final class TerminalText {
    private TerminalText() {}

    /** The text with line feeds as they are. */
    static String lines(String text) {
        StringBuilder out = new StringBuilder();
        text.codePoints().forEach(c -> {
            if (c == '\n' || !isHidden(c)) {
                out.appendCodePoint(c);
            } else {
                String number =
                        HexFormat.of().toHexDigits(c, c > 0xFFFF ? 6 : 4).toUpperCase(Locale.ROOT);
                out.append("<U+").append(number).append('>');
            }
        });
        return out.toString();
    }

    /** The text on one line. */
    static String line(String text) {
        return lines(text).replace('\n', ' ');
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
