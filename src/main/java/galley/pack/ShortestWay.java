package galley.pack;

import java.util.Arrays;

/**
 * The cheapest way through some data: each step is a byte as it stands, or a copy of what stood before. The price of every
 * step is known beforehand, so the way is found, not guessed.
 */
final class ShortestWay {
    private static final int WINDOW = 1 << 15;
    private static final int CANDIDATES = 64;

    private final byte[] data;
    private final int[] lengthPrices = new int[Symbols.MAX_MATCH + 1];
    private final int[] literalPrices = new int[256];
    private final HuffmanCode distanceCode;

    /** By position: the bits on the cheapest way there, and the length and the distance of its last step. */
    private final int[] bits;

    private final int[] lengths;
    private final int[] distances;
    private final int[] ends;
    private int steps;

    private ShortestWay(byte[] data, HuffmanCode literals, HuffmanCode distanceCode) {
        this.data = data;
        this.distanceCode = distanceCode;
        for (int literal = 0; literal < literalPrices.length; literal++) {
            literalPrices[literal] = literals.price(literal);
        }
        for (int length = Symbols.MIN_MATCH; length <= Symbols.MAX_MATCH; length++) {
            lengthPrices[length] = literals.price(Symbols.ofLength(length)) + Symbols.lengthExtra(length);
        }
        bits = new int[data.length + 1];
        lengths = new int[data.length + 1];
        distances = new int[data.length + 1];
        ends = new int[data.length];
    }

    /** The way that is cheapest with these codes. */
    static ShortestWay through(byte[] data, HuffmanCode literals, HuffmanCode distanceCode) {
        ShortestWay way = new ShortestWay(data, literals, distanceCode);
        way.find();
        for (int end = data.length; end > 0; end -= way.lengths[end]) {
            way.ends[way.steps++] = end;
        }
        return way;
    }

    int steps() {
        return steps;
    }

    /** How many bytes a step covers. */
    int length(int step) {
        return lengths[ends[steps - 1 - step]];
    }

    /** How far back a step copies from; 0 for a byte as it stands. */
    int distance(int step) {
        return distances[ends[steps - 1 - step]];
    }

    int literal(int step) {
        return data[ends[steps - 1 - step] - 1] & 0xff;
    }

    private void find() {
        Arrays.fill(bits, 1, bits.length, Integer.MAX_VALUE);
        int[] latest = new int[1 << 16];
        int[] earlier = new int[data.length];
        Arrays.fill(latest, -1);
        for (int at = 0; at < data.length; at++) {
            step(at, 1, 0, literalPrices[data[at] & 0xff]);
            if (at + Symbols.MIN_MATCH <= data.length) {
                int hash = ((data[at] & 0xff) << 8 | (data[at + 1] & 0xff)) ^ (data[at + 2] & 0xff) << 4;
                findMatches(at, latest[hash], earlier);
                earlier[at] = latest[hash];
                latest[hash] = at;
            }
        }
    }

    /** Tries what stood before, nearest first: a longer match is worth a look, an equal one further away rarely is. */
    private void findMatches(int at, int nearest, int[] earlier) {
        int longest = Symbols.MIN_MATCH - 1;
        int from = nearest;
        for (int tries = 0; tries < CANDIDATES && from >= 0 && at - from <= WINDOW; tries++) {
            int common = common(from, at, longest);
            if (common > longest) {
                int distance = at - from;
                int price = distanceCode.price(Symbols.ofDistance(distance)) + Symbols.distanceExtra(distance);
                for (int length = longest + 1; length <= common; length++) {
                    step(at, length, distance, lengthPrices[length] + price);
                }
                longest = common;
            }
            from = earlier[from];
        }
    }

    private int common(int from, int at, int longest) {
        int most = Math.min(Symbols.MAX_MATCH, data.length - at);
        if (longest >= most || data[from + longest] != data[at + longest]) {
            return 0;
        }
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
}
