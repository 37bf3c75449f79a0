package galley.math;

import java.util.zip.Adler32;

/**
 * Writes zlib streams (RFC 1950) that shorten runs of one byte and nothing else: for data of long runs that is almost as
 * short as what {@link Deflate} finds, in a small part of its time.
 */
public final class Runs {
    private static final int SHORTEST = 4;
    private static final int LONGEST = 258;

    private Runs() {}

    /** The stream; the same bytes for the same data everywhere. */
    public static byte[] zlib(byte[] data) {
        BitWriter out = new BitWriter();
        out.bits(0x0178, 16);
        out.bits(0b011, 3); // The last block, with fixed codes.
        int at = 0;
        while (at < data.length) {
            Deflate.symbol(data[at] & 0xff, out);
            int length = run(data, at);
            at++;
            while (length >= SHORTEST) {
                int some = Math.min(length, LONGEST);
                Deflate.length(some, out);
                out.code(0, 5); // One byte back.
                at += some;
                length -= some;
            }
        }
        Deflate.symbol(Deflate.END_OF_BLOCK, out);
        Adler32 sum = new Adler32();
        sum.update(data);
        return out.endWith((int) sum.getValue());
    }

    /** How often the byte at {@code at} comes again right behind it. */
    private static int run(byte[] data, int at) {
        int end = at + 1;
        while (end < data.length && data[end] == data[at]) {
            end++;
        }
        return end - at - 1;
    }
}
