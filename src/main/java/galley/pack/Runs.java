package galley.pack;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.Adler32;

/**
 * Writes zlib streams (RFC 1950) that shorten runs of one byte and nothing else: for data of long runs that is almost as
 * short as what {@link Deflate} finds, in a small part of its time.
 */
public final class Runs {
    private static final int SHORTEST = 4;
    private static final HuffmanCode LITERALS = HuffmanCode.fixedLiterals();
    private static final HuffmanCode DISTANCES = HuffmanCode.fixedDistances();

    private Runs() {}

    /** The stream; the same bytes for the same data everywhere. */
    public static byte[] zlib(byte[] data) {
        byte[] block = block(data);
        Adler32 sum = new Adler32();
        sum.update(data);
        return ByteBuffer.allocate(block.length + 6)
                .putShort((short) 0x7801)
                .put(block)
                .putInt((int) sum.getValue())
                .array();
    }

    private static byte[] block(byte[] data) {
        BitWriter out = new BitWriter();
        out.bits(0b011, 3); // The last block, with fixed codes.
        int at = 0;
        while (at < data.length) {
            LITERALS.write(data[at] & 0xff, out);
            int length = run(data, at);
            at++;
            while (length >= SHORTEST) {
                int some = Math.min(length, Symbols.MAX_MATCH);
                LITERALS.write(Symbols.ofLength(some), out);
                out.bits(some - Symbols.MIN_MATCH, Symbols.lengthExtra(some));
                DISTANCES.write(Symbols.ofDistance(1), out);
                at += some;
                length -= some;
            }
        }
        LITERALS.write(Symbols.END_OF_BLOCK, out);
        return out.end();
    }

    /** How often the byte at {@code at} comes again right behind it. */
    private static int run(byte[] data, int at) {
        if (at + 1 == data.length || data[at + 1] != data[at]) {
            return 0;
        }
        int run = Arrays.mismatch(data, at, data.length - 1, data, at + 1, data.length);
        return run < 0 ? data.length - 1 - at : run;
    }
}
