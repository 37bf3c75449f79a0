package galley.pack;

/**
 * The symbols for lengths and distances, RFC 1951, section 3.2.5. Both tables are floating-point numbers with so many bits
 * behind the point; what is left of the number follows its symbol as extra bits.
 */
final class Symbols {
    static final int END_OF_BLOCK = 256;
    static final int LITERALS_AND_LENGTHS = 286;
    static final int DISTANCES = 30;
    static final int MIN_MATCH = 3;
    static final int MAX_MATCH = 258;

    private static final int FIRST_LENGTH = 257;
    private static final int LONGEST_LENGTH = 285;

    private Symbols() {}

    static int ofLength(int length) {
        return length == MAX_MATCH ? LONGEST_LENGTH : FIRST_LENGTH + code(length - MIN_MATCH, 2);
    }

    static int lengthExtra(int length) {
        return length == MAX_MATCH ? 0 : extraBits(length - MIN_MATCH, 2);
    }

    static int ofDistance(int distance) {
        return code(distance - 1, 1);
    }

    static int distanceExtra(int distance) {
        return extraBits(distance - 1, 1);
    }

    private static int code(int value, int precision) {
        int extra = extraBits(value, precision);
        return (extra << precision) + (value >> extra);
    }

    private static int extraBits(int value, int precision) {
        return Math.max(0, 31 - Integer.numberOfLeadingZeros(value) - precision);
    }
}
