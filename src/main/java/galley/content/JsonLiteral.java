package galley.content;

import galley.text.SourceText;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Finds the characters of a decoded JSON string in the literal that writes it, counting escapes. */
final class JsonLiteral implements SourceText.OffsetMap {
    private static final int UNICODE_ESCAPE = 6;

    private final String json;
    private final int start;
    private final int end;
    private @Nullable Escapes known;

    /** The characters that are escaped, by their offsets, and how much longer the literal is behind each. */
    private static final class Escapes {
        private final int[] offsets;
        private final int[] longer;

        Escapes(int[] offsets, int[] longer) {
            this.offsets = offsets;
            this.longer = longer;
        }

        int before(int offset) {
            int found = Arrays.binarySearch(offsets, offset);
            int before = found >= 0 ? found : -found - 1;
            return before == 0 ? 0 : longer[before - 1];
        }
    }

    /**
     * A literal.
     *
     * @param json the text of the file
     * @param start offset of the literal's opening quotation mark
     * @param end of the literal
     */
    JsonLiteral(String json, int start, int end) {
        this.json = json;
        this.start = start;
        this.end = Math.max(start + 1, end);
    }

    @Override
    public int outerOffset(int offset) {
        return Math.min(start + 1 + offset + escapes().before(offset), json.length());
    }

    /** Several threads may come to the same; none sees half of it. */
    private Escapes escapes() {
        Escapes escapes = known;
        if (escapes == null) {
            escapes = scan();
            known = escapes;
        }
        return escapes;
    }

    private Escapes scan() {
        char[] chars = json.substring(start + 1, end).toCharArray();
        int[] offsets = new int[0];
        int[] longer = offsets;
        int count = 0;
        int more = 0;
        int at = escape(chars, 0);
        while (at < chars.length) {
            if (count == offsets.length) {
                offsets = Arrays.copyOf(offsets, Math.max(16, 2 * count));
                longer = Arrays.copyOf(longer, offsets.length);
            }
            int width = width(chars, at);
            offsets[count] = at - more;
            more += width - 1;
            longer[count++] = more;
            at = escape(chars, at + width);
        }
        return new Escapes(Arrays.copyOf(offsets, count), Arrays.copyOf(longer, count));
    }

    private static int escape(char[] chars, int from) {
        int at = from;
        while (at < chars.length && chars[at] != '\\') {
            at++;
        }
        return at;
    }

    private static int width(char[] chars, int at) {
        return at + 1 < chars.length && chars[at + 1] == 'u' ? UNICODE_ESCAPE : 2;
    }
}
