package galley.pack;

import java.nio.ByteBuffer;
import java.util.zip.Adler32;

/**
 * Compresses by RFC 1951 into one block, with the fixed codes or with codes made for the data, whichever is shorter.
 *
 * <p>The way through the data is the cheapest one for some codes; codes are then made for that way, and the way is looked
 * for once more with what they cost.
 */
public final class Deflate {
    private static final int FIXED = 0b011;
    private static final int DYNAMIC = 0b101;

    private final byte[] data;

    private Deflate(byte[] data) {
        this.data = data;
    }

    /** A zlib stream, RFC 1950. */
    public static byte[] zlib(byte[] data) {
        byte[] block = block(data);
        Adler32 sum = new Adler32();
        sum.update(data);
        // Deflate with a window of 32 KiB, no dictionary; together a multiple of 31.
        return ByteBuffer.allocate(block.length + 6)
                .put((byte) 0x78)
                .put((byte) 0x01)
                .put(block)
                .putInt((int) sum.getValue())
                .array();
    }

    /** The compressed data alone. */
    static byte[] block(byte[] data) {
        return new Deflate(data).shortest();
    }

    private byte[] shortest() {
        HuffmanCode literals = HuffmanCode.fixedLiterals();
        HuffmanCode distances = HuffmanCode.fixedDistances();
        ShortestWay first = ShortestWay.through(data, literals, distances);
        byte[] fixed = written(first, literals, distances, FIXED);
        ShortestWay second = ShortestWay.through(data, literals(first), distances(first));
        byte[] made = written(second, literals(second), distances(second), DYNAMIC);
        return made.length < fixed.length ? made : fixed;
    }

    private static HuffmanCode literals(ShortestWay way) {
        int[] frequencies = new int[Symbols.LITERALS_AND_LENGTHS];
        frequencies[Symbols.END_OF_BLOCK] = 1;
        for (int step = 0; step < way.steps(); step++) {
            frequencies[way.distance(step) == 0 ? way.literal(step) : Symbols.ofLength(way.length(step))]++;
        }
        return HuffmanCode.of(frequencies, 15);
    }

    private static HuffmanCode distances(ShortestWay way) {
        int[] frequencies = new int[Symbols.DISTANCES];
        for (int step = 0; step < way.steps(); step++) {
            if (way.distance(step) > 0) {
                frequencies[Symbols.ofDistance(way.distance(step))]++;
            }
        }
        return HuffmanCode.of(frequencies, 15);
    }

    private static byte[] written(ShortestWay way, HuffmanCode literals, HuffmanCode distances, int kind) {
        BitWriter out = new BitWriter();
        out.bits(kind, 3);
        if (kind == DYNAMIC) {
            new CodeLengths(literals, distances).write(out);
        }
        for (int step = 0; step < way.steps(); step++) {
            int distance = way.distance(step);
            if (distance == 0) {
                literals.write(way.literal(step), out);
            } else {
                int length = way.length(step);
                literals.write(Symbols.ofLength(length), out);
                out.bits(length - Symbols.MIN_MATCH, Symbols.lengthExtra(length));
                distances.write(Symbols.ofDistance(distance), out);
                out.bits(distance - 1, Symbols.distanceExtra(distance));
            }
        }
        literals.write(Symbols.END_OF_BLOCK, out);
        return out.end();
    }
}
