package galley.math;

import java.util.Arrays;
import java.util.zip.Adler32;

/**
 * Writes zlib streams (RFC 1950) whose bytes depend on nothing but their input.
 *
 * <p>The JDK's own compressor is the zlib that it was built with or that the system brings, and each version of that may
 * choose other bytes for the same data. This one writes a single block with the fixed codes of RFC 1951, section 3.2.6.
 * With these the price of every step is known beforehand, so the shortest way through the data is found, not guessed.
 */
final class Deflate {
    private static final int MIN_MATCH = 3;
    private static final int MAX_MATCH = 258;
    private static final int WINDOW = 1 << 15;
    private static final int CANDIDATES = 256;
    static final int END_OF_BLOCK = 256;
    private static final int FIRST_LENGTH = 257;
    private static final int LONGEST_LENGTH = 285;

    private final byte[] data;
    private final BitWriter out = new BitWriter();

    /** By position: the bits on the cheapest way there, and the length and the distance of its last step. */
    private final int[] bits;

    private final int[] lengths;
    private final int[] distances;

    private Deflate(byte[] data) {
        this.data = data;
        bits = new int[data.length + 1];
        lengths = new int[data.length + 1];
        distances = new int[data.length + 1];
    }

    static byte[] zlib(byte[] data) {
        return new Deflate(data).stream();
    }

    private byte[] stream() {
        out.bits(0x0178, 16); // Deflate with a window of 32 KiB, no dictionary; together a multiple of 31.
        out.bits(0b011, 3); // The last block, with fixed codes.
        findWay();
        writeWay();
        symbol(END_OF_BLOCK, out);
        Adler32 sum = new Adler32();
        sum.update(data);
        return out.endWith((int) sum.getValue());
    }

    private void findWay() {
        Arrays.fill(bits, 1, bits.length, Integer.MAX_VALUE);
        int[] latest = new int[1 << 16];
        int[] earlier = new int[data.length];
        Arrays.fill(latest, -1);
        for (int at = 0; at < data.length; at++) {
            step(at, 1, 0, symbolBits(data[at] & 0xff));
            if (at + MIN_MATCH <= data.length) {
                int hash = ((data[at] & 0xff) << 8 | (data[at + 1] & 0xff)) ^ (data[at + 2] & 0xff) << 4;
                findMatches(at, latest[hash], earlier);
                earlier[at] = latest[hash];
                latest[hash] = at;
            }
        }
    }

    /** Tries what stood before, nearest first: a longer match is worth a look, an equal one further away never is. */
    private void findMatches(int at, int nearest, int[] earlier) {
        int longest = MIN_MATCH - 1;
        int from = nearest;
        for (int tries = 0; tries < CANDIDATES && from >= 0 && at - from <= WINDOW; tries++) {
            int common = common(from, at);
            int distanceBits = 5 + extraBits(at - from - 1, 1);
            for (int length = longest + 1; length <= common; length++) {
                step(at, length, at - from, lengthBits(length) + distanceBits);
            }
            longest = Math.max(longest, common);
            from = earlier[from];
        }
    }

    private int common(int from, int at) {
        int most = Math.min(MAX_MATCH, data.length - at);
        int mismatch = Arrays.mismatch(data, from, from + most, data, at, at + most);
        return mismatch < 0 ? most : mismatch;
    }

    private void step(int from, int length, int distance, int price) {
        if (bits[from] + price < bits[from + length]) {
            bits[from + length] = bits[from] + price;
            lengths[from + length] = length;
            distances[from + length] = distance;
        }
    }

    private void writeWay() {
        int[] ends = new int[data.length];
        int count = 0;
        for (int end = data.length; end > 0; end -= lengths[end]) {
            ends[count++] = end;
        }
        while (count > 0) {
            writeStep(ends[--count]);
        }
    }

    private void writeStep(int end) {
        if (distances[end] == 0) {
            symbol(data[end - 1] & 0xff, out);
        } else {
            length(lengths[end], out);
            int distance = distances[end] - 1;
            out.code(code(distance, 1), 5);
            out.bits(distance, extraBits(distance, 1));
        }
    }

    /** Writes the length of a match, from 3 to 258. */
    static void length(int length, BitWriter out) {
        int value = length - MIN_MATCH;
        if (length == MAX_MATCH) {
            symbol(LONGEST_LENGTH, out);
        } else {
            symbol(FIRST_LENGTH + code(value, 2), out);
            out.bits(value, extraBits(value, 2));
        }
    }

    private static int lengthBits(int length) {
        int value = length - MIN_MATCH;
        return length == MAX_MATCH
                ? symbolBits(LONGEST_LENGTH)
                : symbolBits(FIRST_LENGTH + code(value, 2)) + extraBits(value, 2);
    }

    /** The table of lengths and that of distances are floating-point numbers with so many bits behind the point. */
    private static int code(int value, int precision) {
        int extra = extraBits(value, precision);
        return (extra << precision) + (value >> extra);
    }

    private static int extraBits(int value, int precision) {
        return Math.max(0, 31 - Integer.numberOfLeadingZeros(value) - precision);
    }

    private static int symbolBits(int symbol) {
        if (symbol < 144 || symbol >= 280) {
            return 8;
        }
        return symbol < 256 ? 9 : 7;
    }

    /** Writes a byte, the end of the block or the code of a length. */
    static void symbol(int symbol, BitWriter out) {
        int bits = symbolBits(symbol);
        if (bits == 7) {
            out.code(symbol - 256, bits);
        } else if (bits == 9) {
            out.code(0x190 + symbol - 144, bits);
        } else {
            out.code(symbol < 144 ? 0x30 + symbol : 0xc0 + symbol - 280, bits);
        }
    }
}
