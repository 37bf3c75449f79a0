package galley.pack;

/** The lengths of a command, how many bytes it inserts and how many it copies, in one symbol: RFC 7932, section 5. */
final class InsertAndCopy {
    static final int SYMBOLS = 704;
    static final int CODES = 24;
    static final int MIN_COPY = 2;

    private static final int[] INSERT_BASE = {
        0, 1, 2, 3, 4, 5, 6, 8, 10, 14, 18, 26, 34, 50, 66, 98, 130, 194, 322, 578, 1090, 2114, 6210, 22594
    };
    private static final int[] INSERT_EXTRA = {
        0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10, 12, 14, 24
    };
    private static final int[] COPY_BASE = {
        2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 18, 22, 30, 38, 54, 70, 102, 134, 198, 326, 582, 1094, 2118
    };
    private static final int[] COPY_EXTRA = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10, 24};

    /** The first symbol of a cell of the table, by an eighth of the insert code and of the copy code. */
    private static final int[][] CELLS = {{128, 192, 384}, {256, 320, 512}, {448, 576, 640}};

    private static final byte[] INSERT_CODES = codes(INSERT_BASE);
    private static final byte[] COPY_CODES = codes(COPY_BASE);

    private InsertAndCopy() {}

    private static byte[] codes(int[] bases) {
        byte[] codes = new byte[bases[CODES - 1]];
        int code = 0;
        for (int length = bases[0]; length < codes.length; length++) {
            while (bases[code + 1] <= length) {
                code++;
            }
            codes[length] = (byte) code;
        }
        return codes;
    }

    static int insertCode(int length) {
        return length < INSERT_CODES.length ? INSERT_CODES[length] : CODES - 1;
    }

    static int copyCode(int length) {
        return length < COPY_CODES.length ? COPY_CODES[length] : CODES - 1;
    }

    static int insertExtra(int code) {
        return INSERT_EXTRA[code];
    }

    static int copyExtra(int code) {
        return COPY_EXTRA[code];
    }

    /** Whether two codes have a symbol that means the last distance as well. */
    static boolean hasLastDistance(int insertCode, int copyCode) {
        return insertCode < 8 && copyCode < 16;
    }

    /** The symbol of two codes, which a distance follows unless it {@code saysLastDistance}. */
    static int symbol(int insertCode, int copyCode, boolean saysLastDistance) {
        int cell = saysLastDistance ? (copyCode >> 3) << 6 : CELLS[insertCode >> 3][copyCode >> 3];
        return cell | (insertCode & 7) << 3 | (copyCode & 7);
    }

    /** Writes what the symbol leaves open. */
    static void writeExtra(int insert, int copy, BitWriter out) {
        int insertCode = insertCode(insert);
        out.bits(insert - INSERT_BASE[insertCode], INSERT_EXTRA[insertCode]);
        int copyCode = copyCode(copy);
        out.bits(copy - COPY_BASE[copyCode], COPY_EXTRA[copyCode]);
    }
}
