package galley.pack;

import java.util.Arrays;

/** Packs bits into bytes as RFC 1951, section 3.1.1, has them: numbers from their lowest bit, codes from their highest. */
final class BitWriter {
    private byte[] out = new byte[1 << 12];
    private int size;
    private int pending;
    private int count;

    /** Writes the lowest {@code bits} bits of a number, at most 24. */
    void bits(int number, int bits) {
        pending |= (number & ((1 << bits) - 1)) << count;
        count += bits;
        while (count >= 8) {
            if (size == out.length) {
                out = Arrays.copyOf(out, 2 * size);
            }
            out[size++] = (byte) pending;
            pending >>>= 8;
            count -= 8;
        }
    }

    /** Writes a Huffman code. */
    void code(int code, int bits) {
        bits(Integer.reverse(code) >>> (32 - bits), bits);
    }

    /** Fills the last byte and gives everything. */
    byte[] end() {
        bits(0, (8 - count) & 7);
        return Arrays.copyOf(out, size);
    }
}
