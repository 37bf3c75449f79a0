package galley.markdown;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Sets a symbol as mathematics, by markup: every character of it stays where it is.
 *
 * <p>A letter is a variable, and what stands behind an underscore its subscript; the underscore itself can be copied and
 * heard, but not seen. A word of several letters, such as {@code fl}, and a number stand upright.
 */
final class Terms {
    private static final Pattern SYMBOL =
            Pattern.compile("(?<letter>\\p{L})(?<marks>[\\p{M}\\p{Lm}\\u2080-\\u208E]*)(?<primes>['\\u2032\\u2033]*)"
                    + "(?:(?<line>_)(?<sub>[\\p{L}\\p{N}][\\p{L}\\p{N},]*))?");
    private static final Pattern COMMA = Pattern.compile(", ?");

    private Terms() {}

    /** Whether a text is one symbol, or several with commas between them. */
    static boolean isSymbols(String text) {
        return COMMA.splitAsStream(text).allMatch(part -> SYMBOL.matcher(part).matches());
    }

    /** Writes a text of which {@link #isSymbols} holds. */
    static void write(String text, Html out) {
        Matcher comma = COMMA.matcher(text);
        int done = 0;
        while (comma.find()) {
            symbol(text.substring(done, comma.start()), out);
            out.text(comma.group());
            done = comma.end();
        }
        symbol(text.substring(done), out);
    }

    private static void symbol(String text, Html out) {
        Matcher symbol = SYMBOL.matcher(text);
        if (!symbol.matches()) {
            out.text(text);
            return;
        }
        out.raw("<var>").text(symbol.group("letter") + symbol.group("marks")).raw("</var>");
        out.text(symbol.group("primes"));
        if (symbol.group("line") != null) {
            out.raw("<span class=\"visually-hidden\">_</span>");
            out.raw("<sub>").text(symbol.group("sub")).raw("</sub>");
        }
    }
}
