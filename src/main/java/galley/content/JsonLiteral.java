package galley.content;

import galley.text.SourceText;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Finds the characters of a decoded JSON string in the literal that writes it, counting escapes. */
final class JsonLiteral implements SourceText.OffsetMap {
    private static final int UNICODE_ESCAPE = 6;

    private final String json;
    private final int start;
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
     */
    JsonLiteral(String json, int start) {
        this.json = json;
        this.start = start;
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
        int[] offsets = new int[0];
        int[] longer = offsets;
        int count = 0;
        int more = 0;
        int end = quote(start + 1);
        int at = escape(start + 1, end);
        while (at < end) {
            if (count == offsets.length) {
                offsets = Arrays.copyOf(offsets, Math.max(16, 2 * count));
                longer = Arrays.copyOf(longer, offsets.length);
            }
            int width = width(at);
            offsets[count] = at - start - 1 - more;
            more += width - 1;
            longer[count++] = more;
            end = end < at + width ? quote(at + width) : end;
            at = escape(at + width, end);
        }
        return new Escapes(Arrays.copyOf(offsets, count), Arrays.copyOf(longer, count));
    }

    private int quote(int from) {
        int at = json.indexOf('"', from);
        return at < 0 ? json.length() : at;
    }

    /** Looks no further than {@code end}: a file may have a thousand literals, and no escape behind this one. */
    private int escape(int from, int end) {
        int at = from;
        while (at < end && json.charAt(at) != '\\') {
            at++;
        }
        return at;
    }

    private int width(int at) {
        return at + 1 < json.length() && json.charAt(at + 1) == 'u' ? UNICODE_ESCAPE : 2;
    }
}
