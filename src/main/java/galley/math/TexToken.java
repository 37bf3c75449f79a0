package galley.math;

import galley.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A command or comment in a formula.
 *
 * @param text as it stands, such as {@code \frac} or {@code % a remark}
 * @param environments how many environments are open around it
 */
record TexToken(String text, Span span, int environments) {
    /** Verbatim text comes first, as in KaTeX's lexer: a percent sign in it is no comment. */
    private static final Pattern TOKEN = Pattern.compile("\\\\verb\\*(.)[^\\n\\r\\u2028\\u2029]*?\\1"
            + "|\\\\verb([^*a-zA-Z])[^\\n\\r\\u2028\\u2029]*?\\2"
            + "|\\\\[a-zA-Z@]+"
            + "|\\\\[^\\ud800-\\udfff]"
            + "|%[^\\n]*+");

    /** All commands and comments, in order. */
    static List<TexToken> scan(String tex) {
        List<TexToken> tokens = new ArrayList<>();
        int open = 0;
        for (Matcher found = TOKEN.matcher(tex); found.find(); ) {
            tokens.add(new TexToken(found.group(), new Span(found.start(), found.end()), open));
            open += change(found.group());
        }
        return tokens;
    }

    private static int change(String token) {
        return switch (token) {
            case "\\begin" -> 1;
            case "\\end" -> -1;
            default -> 0;
        };
    }

    boolean isComment() {
        return text.startsWith("%");
    }
}
