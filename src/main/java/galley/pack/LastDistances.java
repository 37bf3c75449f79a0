package galley.pack;

/**
 * The symbols for distances, which are short for the last four distances and for what is near the last two: RFC 7932,
 * section 4, without postfix bits and direct distances.
 */
final class LastDistances {
    static final int SYMBOLS = 64;

    /** How many short symbols there are; longer ones follow. */
    static final int SHORT = 16;

    /** How many distances are remembered. */
    static final int COUNT = 4;

    private static final int[] INDEX = {0, 1, 2, 3, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1};
    private static final int[] OFFSET = {0, 0, 0, 0, -1, 1, -2, 2, -3, 3, -1, 1, -2, 2, -3, 3};

    private LastDistances() {}

    /** Those before the first one, the latest first. */
    static int[] atStart() {
        return new int[] {4, 11, 15, 16};
    }

    /** The distance that a short symbol stands for. */
    static int meant(int symbol, int[] last, int from) {
        return last[from + INDEX[symbol]] + OFFSET[symbol];
    }

    /** The symbol of a distance, given the last ones. */
    static int symbol(int distance, int[] last) {
        for (int symbol = 0; symbol < SHORT; symbol++) {
            if (meant(symbol, last, 0) == distance) {
                return symbol;
            }
        }
        return longSymbol(distance);
    }

    /** The symbol of a distance wherever it comes. */
    static int longSymbol(int distance) {
        int bits = extraBits(distance);
        return SHORT + 2 * (bits - 1) + (((distance + 3) >> bits) & 1);
    }

    /** How many bits follow the long symbol of a distance: the lowest ones of the distance plus 3. */
    static int extraBits(int distance) {
        return 30 - Integer.numberOfLeadingZeros(distance + 3);
    }

    /** How many bits follow a symbol. */
    static int extraBitsOf(int symbol) {
        return symbol < SHORT ? 0 : 1 + (symbol - SHORT) / 2;
    }

    /** Puts the last distances that a copy leaves in the place {@code to} of those that it found at {@code from}. */
    static void use(int distance, int[] before, int from, int[] after, int to) {
        int shift = distance == before[from] ? 0 : 1;
        System.arraycopy(before, from, after, to + shift, COUNT - shift);
        after[to] = distance;
    }
}
