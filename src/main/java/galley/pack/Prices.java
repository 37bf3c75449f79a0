package galley.pack;

import java.util.Arrays;
import java.util.stream.IntStream;

/** What each choice costs, in parts of a bit. */
final class Prices {
    private static final int BIT = 256;

    /** What a symbol that does not come yet would take beyond the logarithm of all that come. */
    private static final int RARE = 2;

    private static final int MOST = 17;

    /** By position in the block. */
    private final int[] literals;

    /** By insert code; and by insert code and copy code. All prices are those with the extra bits. */
    private final int[] inserts = new int[InsertAndCopy.CODES];

    private final int[][] commands = new int[InsertAndCopy.CODES][InsertAndCopy.CODES];
    private final int[][] lastCommands = new int[InsertAndCopy.CODES][InsertAndCopy.CODES];
    private final int[][] distances = new int[BlockCounts.DISTANCE_CONTEXTS][LastDistances.SYMBOLS];

    private Prices(int length) {
        literals = new int[length];
    }

    /** What may be expected of a text. */
    static Prices guess(byte[] data, int from, int to) {
        int[] counts = new int[256];
        for (int at = from; at < to; at++) {
            counts[data[at] & 0xff]++;
        }
        int[] bytes = of(counts);
        Prices prices = new Prices(to - from);
        Arrays.setAll(prices.literals, position -> bytes[data[from + position] & 0xff]);
        for (int insert = 0; insert < InsertAndCopy.CODES; insert++) {
            prices.inserts[insert] = BIT * (1 + insert / 2 + InsertAndCopy.insertExtra(insert));
            for (int copy = 0; copy < InsertAndCopy.CODES; copy++) {
                int price = prices.inserts[insert] + BIT * (3 + copy / 4 + InsertAndCopy.copyExtra(copy));
                prices.commands[insert][copy] = price;
                prices.lastCommands[insert][copy] = price + BIT;
            }
        }
        for (int[] symbols : prices.distances) {
            Arrays.setAll(
                    symbols,
                    symbol -> BIT
                            * (symbol < LastDistances.SHORT ? 3 + symbol / 4 : 4 + LastDistances.extraBitsOf(symbol)));
        }
        return prices;
    }

    /** What the best codes for a block that was counted make of it. */
    static Prices of(BlockCounts counts, byte[] data, int from, int to) {
        Prices prices = new Prices(to - from);
        int[][] bytes = counts.literals().counts().stream().map(Prices::of).toArray(int[][]::new);
        int[] codes = counts.literals().map();
        Arrays.setAll(prices.literals, position -> {
            int at = from + position;
            return bytes[codes[LiteralContext.at(data, at)]][data[at] & 0xff];
        });
        prices.priceCommands(counts.commands());
        int[][] symbols = counts.distances().counts().stream().map(Prices::of).toArray(int[][]::new);
        for (int context = 0; context < prices.distances.length; context++) {
            int[] known = symbols[counts.distances().map()[context]];
            Arrays.setAll(prices.distances[context], symbol -> known[symbol] + BIT * LastDistances.extraBitsOf(symbol));
        }
        return prices;
    }

    private void priceCommands(int[] counts) {
        int[] symbols = of(counts);
        int[] insertCounts = new int[InsertAndCopy.CODES];
        for (int insert = 0; insert < InsertAndCopy.CODES; insert++) {
            for (int copy = 0; copy < InsertAndCopy.CODES; copy++) {
                int extra = BIT * (InsertAndCopy.insertExtra(insert) + InsertAndCopy.copyExtra(copy));
                int symbol = InsertAndCopy.symbol(insert, copy, false);
                commands[insert][copy] = symbols[symbol] + extra;
                insertCounts[insert] += counts[symbol];
                if (InsertAndCopy.hasLastDistance(insert, copy)) {
                    int last = InsertAndCopy.symbol(insert, copy, true);
                    lastCommands[insert][copy] = symbols[last] + extra;
                    insertCounts[insert] += counts[last];
                }
            }
        }
        int[] alone = of(insertCounts);
        Arrays.setAll(inserts, insert -> alone[insert] + BIT * InsertAndCopy.insertExtra(insert));
    }

    /** The price of each symbol: a code gives each a bit, unless there is only one. */
    private static int[] of(int[] counts) {
        double all = Logarithm.of(IntStream.of(counts).sum());
        double least = IntStream.of(counts).filter(count -> count > 0).count() > 1 ? 1 : 0;
        return IntStream.of(counts)
                .mapToDouble(count -> count == 0 ? all + RARE : Math.max(least, all - Logarithm.of(count)))
                .mapToInt(bits -> (int) (Math.min(MOST, bits) * BIT + 0.5))
                .toArray();
    }

    /** The byte at a position as it stands. */
    int literal(int position) {
        return literals[position];
    }

    /** The part of a command that says how many bytes are inserted. */
    int insert(int length) {
        return inserts[InsertAndCopy.insertCode(length)];
    }

    /** A command and its distance, which has this symbol. */
    int command(int insert, int copy, int distanceSymbol) {
        int insertCode = InsertAndCopy.insertCode(insert);
        int copyCode = InsertAndCopy.copyCode(copy);
        return distanceSymbol == 0 && InsertAndCopy.hasLastDistance(insertCode, copyCode)
                ? lastCommands[insertCode][copyCode]
                : commands[insertCode][copyCode] + distances[BlockCounts.distanceContext(copy)][distanceSymbol];
    }
}
