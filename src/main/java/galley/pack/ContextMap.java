package galley.pack;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Writes which code each context has: RFC 7932, section 7.3. */
final class ContextMap {
    /** A number of zeros, or a number and no extra bits. */
    private record Token(int symbol, int extra, int extraBits) {}

    private final List<Token> tokens = new ArrayList<>();
    private final int[] frequencies;
    private final int runBits;

    private ContextMap(int[] map, int codes) {
        int[] moved = movedToFront(map, codes);
        runBits = Math.max(0, bits(longestRun(moved)));
        frequencies = new int[codes + runBits];
        for (int from = 0; from < moved.length; ) {
            int run = run(moved, from);
            add(run > 0 ? run : moved[from], run > 0);
            from += Math.max(1, run);
        }
    }

    /** Writes the map of contexts to so many codes, and before it, their number. */
    static void write(int[] map, int codes, BitWriter out) {
        writeNumber(codes, out);
        if (codes > 1) {
            new ContextMap(map, codes).write(out);
        }
    }

    /** Section 9.2 has this form for numbers from 1 to 256. */
    private static void writeNumber(int number, BitWriter out) {
        out.bits(number > 1 ? 1 : 0, 1);
        if (number > 1) {
            int bits = bits(number - 1);
            out.bits(bits, 3);
            out.bits(number - 1, bits);
        }
    }

    private void write(BitWriter out) {
        out.bits(runBits > 0 ? 1 : 0, 1);
        if (runBits > 0) {
            out.bits(runBits - 1, 4);
        }
        PrefixCode code = PrefixCode.of(frequencies);
        code.describe(out);
        for (Token token : tokens) {
            code.write(token.symbol(), out);
            out.bits(token.extra(), token.extraBits());
        }
        out.bits(1, 1);
    }

    private void add(int number, boolean isRun) {
        int bits = isRun ? bits(number) : 0;
        int symbol = isRun ? bits : number + runBits;
        tokens.add(new Token(symbol, number, bits));
        frequencies[symbol]++;
    }

    /** How many bits follow the highest one of a number. */
    private static int bits(int number) {
        return 31 - Integer.numberOfLeadingZeros(number);
    }

    private static int longestRun(int[] moved) {
        return IntStream.range(0, moved.length)
                .map(from -> run(moved, from))
                .max()
                .orElse(0);
    }

    private static int run(int[] moved, int from) {
        int end = from;
        while (end < moved.length && moved[end] == 0) {
            end++;
        }
        return end - from;
    }

    /** Each number as its place among those that were named last. */
    private static int[] movedToFront(int[] map, int codes) {
        int[] order = IntStream.range(0, codes).toArray();
        int[] places = new int[map.length];
        for (int i = 0; i < map.length; i++) {
            while (order[places[i]] != map[i]) {
                places[i]++;
            }
            System.arraycopy(order, 0, order, 1, places[i]);
            order[0] = map[i];
        }
        return places;
    }
}
