package galley.revision;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Cuts a text into pieces that together are the text again. */
final class Words {
    /** A number with its points and commas, a word, white space, or one character of any other kind. */
    private static final Pattern PIECE =
            Pattern.compile("\\p{N}++(?:[.,]\\p{N}++)*+|[\\p{L}\\p{M}\\p{N}_]++|\\s++|.", Pattern.DOTALL);

    private static final Pattern LINE = Pattern.compile("[^\\n]*+\\n|[^\\n]++");
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}\\p{N}]++");

    private Words() {}

    /** Words, spaces and signs. */
    static List<String> of(String text) {
        return pieces(PIECE, text);
    }

    /** Lines, each with its end. */
    static List<String> lines(String text) {
        return pieces(LINE, text);
    }

    /** The words alone. */
    static List<String> plain(String text) {
        return pieces(WORD, text);
    }

    private static List<String> pieces(Pattern pattern, String text) {
        List<String> pieces = new ArrayList<>();
        Matcher matcher = pattern.matcher(text);
        while (matcher.find()) {
            pieces.add(matcher.group());
        }
        return pieces;
    }
}
