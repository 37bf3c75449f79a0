package galley.markdown;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Keeps a number and its unit on one line, by markup: the characters stay what they are. */
final class Quantities {
    private static final String NUMBER = "(?<![\\p{L}\\p{N}.,])[-−]?\\d++(?:[.,]\\d++){0,8}+";
    private static final String PREFIX = "(?:[fpnµμumkMGTPE]|[KMGT]i)?";
    private static final String UNIT =
            "(?:bits?|bytes?|eV|Hz|FLOPS?|FLOP/s|OPS|[BbsVAWFΩJmKTCgN][²³]?)(?:/(?:bit|byte|lane|mm|cm|[sJVmW])[²³]?)?";
    static final Pattern QUANTITY =
            Pattern.compile(NUMBER + "[ \\u00A0](?:" + PREFIX + UNIT + "|%|°C)(?![\\p{L}\\p{N}/])");

    private Quantities() {}

    /** Writes a text with its quantities wrapped. */
    static void write(String text, Html out) {
        Matcher quantity = QUANTITY.matcher(text).useTransparentBounds(true);
        int done = 0;
        for (int digit = lastDigit(text, 0); digit >= 0; digit = lastDigit(text, Math.max(digit + 1, done))) {
            if (isFound(quantity, text, digit, done)) {
                out.text(text.substring(done, quantity.start()));
                out.raw("<span class=\"q\">").text(quantity.group()).raw("</span>");
                done = quantity.end();
            }
        }
        out.text(text.substring(done));
    }

    /** The next digit behind which a unit may stand; to search for the whole pattern takes many times longer. */
    private static int lastDigit(String text, int from) {
        for (int i = from; i + 1 < text.length(); i++) {
            char next = text.charAt(i + 1);
            if ((next == ' ' || next == '\u00a0') && isDigit(text.charAt(i))) {
                return i;
            }
        }
        return -1;
    }

    /** Whether a quantity begins, behind what is done, in the number that ends with a digit. */
    private static boolean isFound(Matcher quantity, String text, int digit, int done) {
        int start = digit;
        while (start > done && isOfNumber(text.charAt(start - 1))) {
            start--;
        }
        for (int at = start; at <= digit; at++) {
            if (quantity.region(at, text.length()).lookingAt()) {
                return true;
            }
        }
        return false;
    }

    private static boolean isOfNumber(char c) {
        return isDigit(c) || c == '.' || c == ',' || c == '-' || c == '−';
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
