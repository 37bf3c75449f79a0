package galley.notation;

import galley.markdown.Symbol;
import java.util.List;
import java.util.Locale;

/**
 * A symbol with one meaning and one unit, and the lessons that use it so.
 *
 * @param symbol as the first of these lessons writes it
 * @param lessons their ids, in order
 */
public record Use(Symbol symbol, List<String> lessons) {
    public Use {
        lessons = List.copyOf(lessons);
    }

    /** Equal for meanings that differ in capitals, white space or a full stop alone. */
    static String meaning(Symbol symbol) {
        return symbol.meaning().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ").replaceFirst("[.]$", "");
    }

    String meaning() {
        return meaning(symbol);
    }
}
