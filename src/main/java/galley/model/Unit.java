package galley.model;

import org.jspecify.annotations.Nullable;

/**
 * A unit with its prefix, such as μs, GB/s or KiB.
 *
 * @param dimension what it measures
 * @param exponent the power of ten it stands for, such as 9 in GB/s
 * @param binary the power of 1024 it stands for, such as 1 in KiB
 */
public record Unit(Dimension dimension, int exponent, int binary) {
    private static final String DECIMAL = "pnμm kMGTP";
    private static final int NO_PREFIX = DECIMAL.indexOf(' ');
    private static final String BINARY = " KMGTP";
    private static final String NO_BREAK_SPACE = "\u00A0";

    /** Longer symbols come before those that they end with. */
    private static final Dimension[] DIMENSIONS = {
        Dimension.BYTE_RATE, Dimension.BIT_RATE, Dimension.SIZE, Dimension.BITS, Dimension.TIME, Dimension.SHARE
    };

    /** The unit that a symbol names; no symbol is a count, and null is no unit. Both code points for μ, and u in its place, are read. */
    static @Nullable Unit read(String symbol) {
        if (symbol.isEmpty()) {
            return new Unit(Dimension.COUNT, 0, 0);
        }
        for (Dimension dimension : DIMENSIONS) {
            if (symbol.endsWith(dimension.symbol())) {
                int length = symbol.length() - dimension.symbol().length();
                return prefixed(dimension, symbol.substring(0, length));
            }
        }
        return null;
    }

    private static @Nullable Unit prefixed(Dimension dimension, String prefix) {
        if (prefix.isEmpty()) {
            return new Unit(dimension, dimension.base(), 0);
        }
        char first = prefix.charAt(0);
        if (prefix.length() == 1) {
            return decimal(dimension, first == 'u' || first == '\u00B5' ? 'μ' : first);
        }
        int binary = BINARY.indexOf(first);
        boolean known = prefix.length() == 2 && prefix.charAt(1) == 'i' && binary > 0;
        return known && dimension.takesBinary() ? new Unit(dimension, 0, binary) : null;
    }

    private static @Nullable Unit decimal(Dimension dimension, char prefix) {
        int index = DECIMAL.indexOf(prefix);
        int exponent = 3 * (index - NO_PREFIX);
        boolean known = index >= 0 && exponent != 0 && dimension.takes(exponent);
        return known ? new Unit(dimension, exponent, 0) : null;
    }

    /** The symbol with its prefix; μ is U+03BC. */
    public String symbol() {
        if (binary > 0) {
            return letter(BINARY, binary).concat("i").concat(dimension.symbol());
        }
        int prefix = exponent / 3 + NO_PREFIX;
        return prefix == NO_PREFIX
                ? dimension.symbol()
                : letter(DECIMAL, prefix).concat(dimension.symbol());
    }

    /**
     * A value in this unit.
     *
     * @param value not negative, in the base unit
     * @param digits how many significant digits at most; trailing zeros are dropped
     */
    public String print(double value, int digits) {
        return text(Decimal.of(value / factor()).rounded(digits));
    }

    private static String letter(String letters, int index) {
        return letters.substring(index, index + 1);
    }

    /** What the binary prefix multiplies by; dividing by it is exact. */
    double factor() {
        double factor = 1;
        for (int i = 0; i < binary; i++) {
            factor *= 1024;
        }
        return factor;
    }

    /** The text of a number that counts in the base unit, times 1024 for each binary power. */
    String text(Decimal number) {
        return written(number.shifted(-exponent));
    }

    /** The text of a number that counts in this unit. */
    String written(Decimal number) {
        String symbol = symbol();
        return symbol.isEmpty()
                ? number.text()
                : number.text().concat(NO_BREAK_SPACE).concat(symbol);
    }
}
