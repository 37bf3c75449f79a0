package galley.pack;

import java.util.ArrayList;
import java.util.List;

/** Writes the lengths of two codes, themselves in a Huffman code, RFC 1951, section 3.2.7. */
final class CodeLengths {
    private static final int[] ORDER = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
    private static final int REPEAT = 16;
    private static final int ZEROS = 17;
    private static final int MANY_ZEROS = 18;

    /** A symbol of the code for lengths with its extra bits. */
    private record Token(int symbol, int extra, int extraBits) {}

    private final List<Token> tokens = new ArrayList<>();
    private final HuffmanCode code;
    private final int literals;
    private final int distances;

    CodeLengths(HuffmanCode literalCode, HuffmanCode distanceCode) {
        literals = literalCode.size(Symbols.END_OF_BLOCK + 1);
        distances = distanceCode.size(1);
        int[] lengths = new int[literals + distances];
        for (int i = 0; i < lengths.length; i++) {
            lengths[i] = i < literals ? literalCode.length(i) : distanceCode.length(i - literals);
        }
        for (int i = 0; i < lengths.length; i += addRun(lengths, i)) {}
        int[] frequencies = new int[ORDER.length];
        tokens.forEach(token -> frequencies[token.symbol()]++);
        code = HuffmanCode.of(frequencies, 7);
    }

    /** Adds one or two tokens for what begins at {@code from}; says how many lengths they stand for. */
    private int addRun(int[] lengths, int from) {
        int run = 1;
        while (from + run < lengths.length && lengths[from + run] == lengths[from] && run < 138) {
            run++;
        }
        if (lengths[from] == 0 && run >= 3) {
            tokens.add(run <= 10 ? new Token(ZEROS, run - 3, 3) : new Token(MANY_ZEROS, run - 11, 7));
            return run;
        }
        tokens.add(new Token(lengths[from], 0, 0));
        int repeated = Math.min(6, run - 1);
        if (lengths[from] != 0 && repeated >= 3) {
            tokens.add(new Token(REPEAT, repeated - 3, 2));
            return 1 + repeated;
        }
        return 1;
    }

    void write(BitWriter out) {
        int used = ORDER.length;
        while (used > 4 && code.length(ORDER[used - 1]) == 0) {
            used--;
        }
        out.bits(literals - Symbols.END_OF_BLOCK - 1, 5);
        out.bits(distances - 1, 5);
        out.bits(used - 4, 4);
        for (int i = 0; i < used; i++) {
            out.bits(code.length(ORDER[i]), 3);
        }
        for (Token token : tokens) {
            code.write(token.symbol(), out);
            out.bits(token.extra(), token.extraBits());
        }
    }
}
