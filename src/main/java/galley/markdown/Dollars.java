package galley.markdown;

/** The rules by which double dollars open and close a display formula. */
final class Dollars {
    static final String MARK = "$$";

    private Dollars() {}

    /**
     * Whether a line, read from its first character that is no space, opens a formula: alone, with TeX behind it, or with
     * TeX and a closing mark. A third dollar opens nothing, nor does a mark that closes before the line is over, as in
     * {@code $$x$$ is small}.
     */
    static boolean opens(CharSequence line) {
        String text = line.toString();
        if (!text.startsWith(MARK) || text.startsWith("$", MARK.length())) {
            return false;
        }
        String rest = text.substring(MARK.length());
        int inner = mark(rest, 0);
        return inner < 0 || inner == closing(rest);
    }

    /** The offset of the mark that closes a formula at the end of a line, or -1. */
    static int closing(CharSequence line) {
        String text = line.toString().stripTrailing();
        int at = text.length() - MARK.length();
        return text.endsWith(MARK) && !isEscaped(text, at) ? at : -1;
    }

    /** Whether an odd number of backslashes stands before {@code at}: then TeX reads the dollar as a character. */
    static boolean isEscaped(CharSequence text, int at) {
        int before = at;
        while (before > 0 && text.charAt(before - 1) == '\\') {
            before--;
        }
        return (at - before) % 2 == 1;
    }

    private static int mark(String text, int from) {
        int at = text.indexOf(MARK, from);
        while (at >= 0 && isEscaped(text, at)) {
            at = text.indexOf(MARK, at + 1);
        }
        return at;
    }
}
