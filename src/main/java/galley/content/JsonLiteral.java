package galley.content;

import galley.text.SourceText;
import java.util.Arrays;

/** Finds the characters of a decoded JSON string in the literal that writes it, counting escapes. */
final class JsonLiteral implements SourceText.OffsetMap {
    private static final int UNICODE_ESCAPE = 6;

    private final String json;
    private final int start;
    private int[] escapes = new int[0];
    private int[] longer = new int[0];
    private boolean scanned;

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
        if (!scanned) {
            scan();
        }
        int found = Arrays.binarySearch(escapes, offset);
        int before = found >= 0 ? found : -found - 1;
        int more = before == 0 ? 0 : longer[before - 1];
        return Math.min(start + 1 + offset + more, json.length());
    }

    /** Finds the characters that are escaped, by their offsets, and how much longer the literal is behind each. */
    private void scan() {
        int count = 0;
        int more = 0;
        int at = json.indexOf('\\', start + 1);
        int end = json.indexOf('"', start + 1);
        while (at >= 0 && (end < 0 || at < end)) {
            if (count == escapes.length) {
                escapes = Arrays.copyOf(escapes, Math.max(16, 2 * count));
                longer = Arrays.copyOf(longer, escapes.length);
            }
            int width = width(at);
            escapes[count] = at - start - 1 - more;
            more += width - 1;
            longer[count++] = more;
            end = end >= 0 && end < at + width ? json.indexOf('"', at + width) : end;
            at = json.indexOf('\\', at + width);
        }
        escapes = Arrays.copyOf(escapes, count);
        longer = Arrays.copyOf(longer, count);
        scanned = true;
    }

    private int width(int at) {
        return at + 1 < json.length() && json.charAt(at + 1) == 'u' ? UNICODE_ESCAPE : 2;
    }
}
