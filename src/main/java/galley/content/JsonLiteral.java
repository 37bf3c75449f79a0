package galley.content;

import galley.text.SourceText;
import java.util.Arrays;

/** Finds the characters of a decoded JSON string in the literal that writes it, counting escapes. */
final class JsonLiteral implements SourceText.OffsetMap {
    private static final int UNICODE_ESCAPE = 6;
    /** From one mark to the next the literal is walked; from its start it would be walked for every diagnostic. */
    private static final int STEP = 1024;

    private final String json;
    private final int start;
    private int[] marks = new int[0];

    /**
     * A literal.
     *
     * @param json the text of the file
     * @param start offset of the literal's opening quotation mark
     */
    JsonLiteral(String json, int start) {
        this.json = json;
        this.start = start;
    }

    @Override
    public int outerOffset(int offset) {
        int[] known = marks();
        int mark = Math.min(offset / STEP, known.length - 1);
        int at = known[mark];
        for (int i = mark * STEP; i < offset && at < json.length(); i++) {
            at += width(at);
        }
        return Math.min(at, json.length());
    }

    /** The outer offset of every 1024th character. */
    private int[] marks() {
        if (marks.length == 0) {
            marks = scan();
        }
        return marks;
    }

    private int[] scan() {
        int[] found = new int[16];
        int count = 0;
        int at = start + 1;
        for (int i = 0; at < json.length() && json.charAt(at) != '"'; i++) {
            if (i % STEP == 0) {
                if (count == found.length) {
                    found = Arrays.copyOf(found, 2 * count);
                }
                found[count++] = at;
            }
            at += width(at);
        }
        return count == 0 ? new int[] {start + 1} : Arrays.copyOf(found, count);
    }

    private int width(int at) {
        if (json.charAt(at) != '\\') {
            return 1;
        }
        return at + 1 < json.length() && json.charAt(at + 1) == 'u' ? UNICODE_ESCAPE : 2;
    }
}
