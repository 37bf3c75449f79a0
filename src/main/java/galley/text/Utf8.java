package galley.text;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/** Strict UTF-8: what does not decode or encode is refused, never replaced. */
public final class Utf8 {
    private static final char REPLACEMENT = '\uFFFD';

    /** The bits that all surrogates have in common. */
    private static final int SURROGATES = 0xF800;

    private Utf8() {}

    /** Either the text of some bytes or the offset of the first byte that is not UTF-8. */
    public sealed interface Decoded {
        /** The bytes are UTF-8 and mean {@code text}, with any byte order mark still in front. */
        record Text(String text) implements Decoded {}

        /** The byte at {@code offset} begins no valid sequence; {@code before} is the text up to there. */
        record Malformed(int offset, String before) implements Decoded {}
    }

    /** Decodes all bytes. */
    public static Decoded decode(byte[] bytes) {
        // What cannot be decoded becomes this character: without one, all could.
        String text = new String(bytes, StandardCharsets.UTF_8);
        return text.indexOf(REPLACEMENT) < 0 ? new Decoded.Text(text) : decodeStrictly(bytes);
    }

    private static Decoded decodeStrictly(byte[] bytes) {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length);
        boolean malformed = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT)
                .decode(in, out, true)
                .isError();
        String text = out.flip().toString();
        return malformed ? new Decoded.Malformed(in.position(), text) : new Decoded.Text(text);
    }

    /**
     * Encodes a text.
     *
     * @throws IllegalArgumentException when it holds a lone surrogate; ask {@link #loneSurrogate} first
     */
    public static byte[] encode(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        // Half a character becomes a question mark: without one too many there is none, and nobody need look for it.
        int half = questionMarks(bytes) > questionMarks(text) ? loneSurrogate(text) : -1;
        if (half >= 0) {
            throw new IllegalArgumentException("lone surrogate at offset " + half);
        }
        return bytes;
    }

    private static int questionMarks(byte[] bytes) {
        int count = 0;
        for (byte one : bytes) {
            count += one == '?' ? 1 : 0;
        }
        return count;
    }

    private static int questionMarks(String text) {
        int count = 0;
        for (int at = text.indexOf('?'); at >= 0; at = text.indexOf('?', at + 1)) {
            count++;
        }
        return count;
    }

    /** Offset of the first surrogate without its partner, or -1. */
    public static int loneSurrogate(String text) {
        char[] chars = text.toCharArray();
        for (int i = 0; i < chars.length; i++) {
            if ((chars[i] & SURROGATES) == Character.MIN_SURROGATE && !hasPartner(chars, i)) {
                return i;
            }
        }
        return -1;
    }

    private static boolean hasPartner(char[] chars, int at) {
        return Character.isHighSurrogate(chars[at])
                ? at + 1 < chars.length && Character.isLowSurrogate(chars[at + 1])
                : at > 0 && Character.isHighSurrogate(chars[at - 1]);
    }
}
