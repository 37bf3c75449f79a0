package galley.pack;

import java.util.List;

/**
 * Compresses by RFC 7932.
 *
 * <p>The way through each block is the cheapest one at some prices; what it takes of each symbol gives better prices, at
 * which the way is looked for again.
 */
public final class Brotli {
    /** Bounds what the search holds in memory; larger blocks would hardly save anything. */
    private static final int BLOCK = 1 << 18;

    private static final int ROUNDS = 3;
    private static final int LEAST_WINDOW_BITS = 18;
    private static final int MOST_WINDOW_BITS = 22;

    private final byte[] data;
    private final int window;
    private final BitWriter out = new BitWriter();

    private Brotli(byte[] data) {
        this.data = data;
        int needed = 32 - Integer.numberOfLeadingZeros(data.length + 15);
        int bits = Math.max(LEAST_WINDOW_BITS, Math.min(MOST_WINDOW_BITS, needed));
        window = (1 << bits) - 16;
        writeWindow(bits, out);
    }

    /** The file that holds {@code data}. */
    public static byte[] of(byte[] data) {
        return new Brotli(data).stream();
    }

    /** Section 9.1, for 18 to 24 bits. */
    static void writeWindow(int bits, BitWriter out) {
        out.bits(2 * (bits - 17) + 1, 4);
    }

    private byte[] stream() {
        if (data.length == 0) {
            out.bits(0b11, 2); // The last block, and it is empty.
            return out.end();
        }
        MatchTree tree = new MatchTree(data, window);
        int[] last = LastDistances.atStart();
        for (int from = 0; from < data.length; from += BLOCK) {
            last = writeBlock(from, Math.min(data.length, from + BLOCK), tree, last);
        }
        return out.end();
    }

    /** Writes a block and returns the last distances behind it. */
    private int[] writeBlock(int from, int to, MatchTree tree, int[] start) {
        Candidates candidates = new Candidates(data, from, to, tree, window);
        Prices prices = Prices.guess(data, from, to);
        for (int round = 1; ; round++) {
            int[] last = start.clone();
            List<Command> commands = new CheapestWay(data, from, to, window, candidates, prices, start).commands();
            List<CodedCommand> coded = CodedCommand.of(commands, from, window, last);
            BlockCounts counts = new BlockCounts(data, coded);
            if (round == ROUNDS) {
                MetaBlock.write(data, coded, counts, to == data.length, out);
                return last;
            }
            prices = Prices.of(counts, data, from, to);
        }
    }
}
