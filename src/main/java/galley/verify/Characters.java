package galley.verify;

import java.util.Locale;
import java.util.function.IntPredicate;

/** Finds characters that no page can show. */
final class Characters {
    private static final int NONCHARACTER = 0xFFFE;

    private Characters() {}

    /** Offset of the first control character that {@code refused} names, or -1. */
    static int first(String text, IntPredicate refused) {
        char[] chars = text.toCharArray();
        for (int i = 0; i < chars.length; i++) {
            if (isControl(chars[i]) && refused.test(chars[i])) {
                return i;
            }
        }
        return -1;
    }

    /** Control characters and noncharacters; neither HTML nor XML can hold them. */
    static boolean isControl(int c) {
        return Character.isISOControl(c) || c >= NONCHARACTER;
    }

    /** The same without tab, line feed and carriage return. */
    static boolean isControlInText(int c) {
        return isControl(c) && c != '\t' && c != '\n' && c != '\r';
    }

    /** A character by its number, such as {@code U+0007}. */
    static String number(int c) {
        return String.format(Locale.ROOT, "U+%04X", c);
    }
}
