package galley.pack;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** A Huffman code and its description: RFC 7932, section 3. */
final class PrefixCode {
    private static final int[] ORDER = {1, 2, 3, 4, 0, 5, 17, 6, 16, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    private static final int REPEAT = 16;
    private static final int ZEROS = 17;

    /** How the lengths 0 to 5 of the code for lengths are written. */
    private static final int[] LENGTH_CODES = {0, 7, 3, 2, 1, 15};

    private static final int[] LENGTH_BITS = {2, 4, 3, 2, 2, 4};

    private final HuffmanCode code;
    private final int alphabet;
    private final int[] used;

    private PrefixCode(int[] frequencies) {
        code = HuffmanCode.of(frequencies, 15);
        alphabet = frequencies.length;
        int[] some = IntStream.range(0, alphabet)
                .filter(symbol -> frequencies[symbol] > 0)
                .toArray();
        used = some.length > 0 ? some : new int[] {0};
    }

    /** The best code for these frequencies. */
    static PrefixCode of(int[] frequencies) {
        return new PrefixCode(frequencies);
    }

    /** Writes a symbol; the only one of a code takes no bits. */
    void write(int symbol, BitWriter out) {
        if (used.length > 1) {
            code.write(symbol, out);
        }
    }

    /** Writes what the code is. */
    void describe(BitWriter out) {
        if (used.length <= 4) {
            describeFew(out);
        } else {
            describeLengths(out);
        }
    }

    /** Section 3.4: the symbols themselves, those with short codes first. */
    private void describeFew(BitWriter out) {
        out.bits(1, 2);
        out.bits(used.length - 1, 2);
        int bits = 32 - Integer.numberOfLeadingZeros(alphabet - 1);
        for (int length = 1; length <= 3; length++) {
            for (int symbol : used) {
                if (length == (used.length == 1 ? 1 : code.length(symbol))) {
                    out.bits(symbol, bits);
                }
            }
        }
        if (used.length == 4) {
            out.bits(IntStream.of(used).allMatch(symbol -> code.length(symbol) == 2) ? 0 : 1, 1);
        }
    }

    /** A symbol of the code for lengths with its extra bits. */
    private record Token(int symbol, int extra, int extraBits) {}

    /** Section 3.5: the lengths of all codes, themselves in a code. */
    private void describeLengths(BitWriter out) {
        List<Token> tokens = tokens();
        int[] frequencies = new int[ORDER.length];
        tokens.forEach(token -> frequencies[token.symbol()]++);
        HuffmanCode lengths = HuffmanCode.of(frequencies, 5);
        boolean isOne = IntStream.of(frequencies).filter(count -> count > 0).count() == 1;
        // The only symbol has any length, and takes no bits.
        describeLengthCode(
                IntStream.range(0, ORDER.length)
                        .map(i -> isOne ? 3 * Integer.signum(frequencies[ORDER[i]]) : lengths.length(ORDER[i]))
                        .toArray(),
                isOne,
                out);
        for (Token token : tokens) {
            if (!isOne) {
                lengths.write(token.symbol(), out);
            }
            out.bits(token.extra(), token.extraBits());
        }
    }

    /** What is left out at the end are zeros, as readers see when the code is complete. */
    private static void describeLengthCode(int[] lengths, boolean isOne, BitWriter out) {
        int end = lengths.length;
        while (!isOne && lengths[end - 1] == 0) {
            end--;
        }
        int start = lengths[0] + lengths[1] > 0 ? 0 : lengths[2] > 0 ? 2 : 3;
        out.bits(start, 2);
        for (int i = start; i < end; i++) {
            out.bits(LENGTH_CODES[lengths[i]], LENGTH_BITS[lengths[i]]);
        }
    }

    private List<Token> tokens() {
        List<Token> tokens = new ArrayList<>();
        int previous = 8;
        int end = used[used.length - 1] + 1;
        for (int from = 0; from < end; ) {
            int length = code.length(from);
            int run = run(from, end);
            from += run;
            if (length == 0) {
                addRun(tokens, run, 0, ZEROS, 3);
            } else {
                int named = length == previous ? 0 : 1;
                addRun(tokens, named, length, REPEAT, 2);
                addRun(tokens, run - named, length, REPEAT, 2);
                previous = length;
            }
        }
        return tokens;
    }

    /** How many symbols from this one on have codes of the same length. */
    private int run(int from, int end) {
        int next = from + 1;
        while (next < end && code.length(next) == code.length(from)) {
            next++;
        }
        return next - from;
    }

    /** Several symbols for runs in a row are the digits of one number. */
    private static void addRun(List<Token> tokens, int run, int length, int symbol, int bits) {
        if (run < 3) {
            for (int i = 0; i < run; i++) {
                tokens.add(new Token(length, 0, 0));
            }
            return;
        }
        int first = tokens.size();
        for (int rest = run - 3; rest >= 0; rest = (rest >> bits) - 1) {
            tokens.add(first, new Token(symbol, rest, bits));
        }
    }
}
