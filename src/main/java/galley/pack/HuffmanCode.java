package galley.pack;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** A Huffman code of RFC 1951, section 3.2.2: the lengths of its codes say all. */
final class HuffmanCode {
    private final int[] lengths;
    private final int[] codes;

    private HuffmanCode(int[] lengths) {
        this.lengths = lengths;
        this.codes = canonical(lengths);
    }

    /** The code for literals and lengths of section 3.2.6. */
    static HuffmanCode fixedLiterals() {
        int[] lengths = new int[288];
        for (int symbol = 0; symbol < lengths.length; symbol++) {
            lengths[symbol] = symbol < 144 || symbol >= 280 ? 8 : symbol < 256 ? 9 : 7;
        }
        return new HuffmanCode(lengths);
    }

    /** The code for distances of section 3.2.6. */
    static HuffmanCode fixedDistances() {
        int[] lengths = new int[Symbols.DISTANCES];
        Arrays.fill(lengths, 5);
        return new HuffmanCode(lengths);
    }

    /** A symbol, or a package of several, with its weight. */
    private record Item(long weight, List<Integer> symbols) {}

    /** The best code whose lengths are at most {@code limit}, found by merging packages (Larmore and Hirschberg, 1990). */
    static HuffmanCode of(int[] frequencies, int limit) {
        List<Item> leaves = new ArrayList<>();
        for (int symbol = 0; symbol < frequencies.length; symbol++) {
            if (frequencies[symbol] > 0) {
                leaves.add(new Item(frequencies[symbol], List.of(symbol)));
            }
        }
        // A code has at least two symbols.
        for (int symbol = 0; leaves.size() < 2; symbol++) {
            if (frequencies[symbol] == 0) {
                leaves.add(new Item(0, List.of(symbol)));
            }
        }
        leaves.sort(Comparator.comparingLong(Item::weight));
        List<Item> level = leaves;
        for (int round = 1; round < limit; round++) {
            level = merged(leaves, level);
        }
        int[] lengths = new int[frequencies.length];
        level.subList(0, 2 * leaves.size() - 2).forEach(item -> item.symbols().forEach(symbol -> lengths[symbol]++));
        return new HuffmanCode(lengths);
    }

    private static List<Item> merged(List<Item> leaves, List<Item> level) {
        List<Item> all = new ArrayList<>(leaves);
        for (int i = 0; i + 1 < level.size(); i += 2) {
            List<Integer> symbols = new ArrayList<>(level.get(i).symbols());
            symbols.addAll(level.get(i + 1).symbols());
            all.add(new Item(level.get(i).weight() + level.get(i + 1).weight(), symbols));
        }
        all.sort(Comparator.comparingLong(Item::weight));
        return all;
    }

    private static int[] canonical(int[] lengths) {
        int[] codes = new int[lengths.length];
        int code = 0;
        for (int bits = 1; bits <= 15; bits++) {
            code <<= 1;
            for (int symbol = 0; symbol < lengths.length; symbol++) {
                if (lengths[symbol] == bits) {
                    codes[symbol] = code++;
                }
            }
        }
        return codes;
    }

    /** How many bits a symbol takes; one that has no code is dear, but not forbidden. */
    int price(int symbol) {
        return lengths[symbol] == 0 ? 15 : lengths[symbol];
    }

    int length(int symbol) {
        return lengths[symbol];
    }

    /** How many symbols there are up to the last that has a code, at least {@code least}. */
    int size(int least) {
        int size = lengths.length;
        while (size > least && lengths[size - 1] == 0) {
            size--;
        }
        return size;
    }

    void write(int symbol, BitWriter out) {
        out.code(codes[symbol], lengths[symbol]);
    }
}
