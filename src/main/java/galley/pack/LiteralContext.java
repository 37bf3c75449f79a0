package galley.pack;

/** What the two bytes before a literal say of it, in the mode for UTF-8: RFC 7932, section 7.1. */
final class LiteralContext {
    static final int COUNT = 64;
    static final int UTF8 = 2;

    /** For each byte below 128, in half, what it says as the last byte. */
    private static final String LAST = "\0\0\0\0\0\0\0\0\0\2\2\0\0\2\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
            + "\4\6\10\6\6\12\6\10\14\16\6\6\20\6\22\6\26\26\26\26\26\26\26\26\26\26\20\20\14\24\16\6"
            + "\6\30\32\32\32\30\32\32\32\30\32\32\32\32\32\30\32\32\32\32\32\30\32\32\32\32\32\14\6\16\6\6"
            + "\6\34\36\36\36\34\36\36\36\34\36\36\36\36\36\34\36\36\36\36\36\34\36\36\36\36\36\14\6\16\6\0";

    private static final byte[] TABLE = table();

    private LiteralContext() {}

    private static byte[] table() {
        byte[] table = new byte[1 << 16];
        for (int pair = 0; pair < table.length; pair++) {
            table[pair] = (byte) (last(pair & 0xff) | last2(pair >> 8));
        }
        return table;
    }

    private static int last(int value) {
        return value < 128 ? 2 * LAST.charAt(value) : (value & 1) + (value < 192 ? 0 : 2);
    }

    private static int last2(int value) {
        if (value <= ' ' || (value >= 127 && value < 224)) {
            return 0;
        } else if (value >= 'a' && value <= 'z') {
            return 3;
        }
        boolean isNameOrForeign = (value >= '0' && value <= '9') || (value >= 'A' && value <= 'Z') || value >= 224;
        return isNameOrForeign ? 2 : 1;
    }

    /** The context of the byte at a position. */
    static int at(byte[] data, int at) {
        int last = at > 0 ? data[at - 1] & 0xff : 0;
        int beforeLast = at > 1 ? data[at - 2] & 0xff : 0;
        return TABLE[beforeLast << 8 | last];
    }
}
