package galley.audit;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * A text without its white space, which remembers for each character what stood before it: nothing, white space, or the
 * end of a line or block.
 *
 * <p>So two texts can be compared that differ only in how their lines and blocks are laid out.
 */
final class GapText {
    /** What stands before a character. */
    enum Gap {
        NONE,
        SPACE,
        BREAK
    }

    private static final int EXCERPT = 40;

    private final StringBuilder text = new StringBuilder();
    private final BitSet spaces = new BitSet();
    private final BitSet breaks = new BitSet();
    private final List<Integer> starts = new ArrayList<>();
    private Gap pending = Gap.BREAK;

    /** Appends what a reader sees; a line feed ends a line where {@code lines} says so, else it is white space. */
    void append(String more, boolean lines) {
        starts.add(text.length());
        for (int i = 0; i < more.length(); i++) {
            char c = more.charAt(i);
            if (c == '\n' && lines) {
                endLine();
            } else if (isWhite(c)) {
                pending = pending == Gap.BREAK ? Gap.BREAK : Gap.SPACE;
            } else {
                spaces.set(text.length(), pending == Gap.SPACE);
                breaks.set(text.length(), pending == Gap.BREAK);
                text.append(c);
                pending = Gap.NONE;
            }
        }
    }

    /** A line or block ends here. */
    void endLine() {
        pending = Gap.BREAK;
    }

    int length() {
        return text.length();
    }

    Gap gapBefore(int index) {
        if (breaks.get(index)) {
            return Gap.BREAK;
        }
        return spaces.get(index) ? Gap.SPACE : Gap.NONE;
    }

    /**
     * Where this text, that of a content, and that of a page first differ, counted in characters that are not white; -1
     * when they say the same. A page may lay out words in blocks that the content has in one line, but nothing else.
     */
    int firstDifference(GapText page) {
        int common = Math.min(length(), page.length());
        for (int i = 0; i < common; i++) {
            if (text.charAt(i) != page.text.charAt(i) || !fits(gapBefore(i), page.gapBefore(i))) {
                return i;
            }
        }
        return length() == page.length() ? -1 : common;
    }

    private static boolean fits(Gap content, Gap page) {
        return switch (content) {
            case BREAK -> true;
            case SPACE -> page != Gap.NONE;
            case NONE -> page == Gap.NONE;
        };
    }

    /** Which of the appended pieces holds the character at {@code index}. */
    int pieceAt(int index) {
        int piece = 0;
        while (piece + 1 < starts.size() && starts.get(piece + 1) <= index) {
            piece++;
        }
        return piece;
    }

    /** The words around {@code index}, in one line. */
    String excerpt(int index) {
        StringBuilder out = new StringBuilder();
        int from = Math.max(0, index - EXCERPT / 2);
        int to = Math.min(length(), index + EXCERPT);
        for (int i = from; i < to; i++) {
            out.append(i > from && gapBefore(i) != Gap.NONE ? " " : "").append(text.charAt(i));
        }
        return (from > 0 ? "…" : "") + out + (to < length() ? "…" : "");
    }

    private static boolean isWhite(char c) {
        return c == ' ' || c == '\t' || c == '\n' || c == '\f' || c == '\r';
    }
}
