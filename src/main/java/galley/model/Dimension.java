package galley.model;

/** What a quantity measures. Values count in the base unit: s, B, b, B/s, b/s or 1. */
public enum Dimension {
    /** Seconds. */
    TIME("s", -12, 0),
    /** Bytes. */
    SIZE("B", 0, 15),
    /** Bits. */
    BITS("b", 0, 15),
    /** Bytes per second. */
    BYTE_RATE("B/s", 0, 15),
    /** Bits per second. */
    BIT_RATE("b/s", 0, 15),
    /** A part of a whole, written in percent. */
    SHARE("%", -2, -2),
    /** How many. */
    COUNT("", 0, 0);

    private static final int DIGITS = 4;

    private final String symbol;
    private final int least;
    private final int greatest;

    Dimension(String symbol, int least, int greatest) {
        this.symbol = symbol;
        this.least = least;
        this.greatest = greatest;
    }

    /** The base unit's symbol. */
    public String symbol() {
        return symbol;
    }

    /** What a quantity of this dimension is, with its article. */
    public String words() {
        return switch (this) {
            case TIME -> "a time";
            case SIZE -> "a number of bytes";
            case BITS -> "a number of bits";
            case BYTE_RATE -> "a rate in bytes";
            case BIT_RATE -> "a rate in bits";
            case SHARE -> "a share";
            case COUNT -> "a whole number";
        };
    }

    /** Bits for bytes and bytes for bits; itself for everything else. */
    Dimension other() {
        return this == SIZE
                ? BITS
                : this == BITS ? SIZE : this == BYTE_RATE ? BIT_RATE : this == BIT_RATE ? BYTE_RATE : this;
    }

    /** Whether this is a number of bits, or a rate of them. */
    boolean countsBits() {
        return this == BITS || this == BIT_RATE;
    }

    /**
     * The value with up to four significant digits in the unit that keeps the number between 1 and 1000, where there is
     * one. Counts keep all their digits.
     *
     * <pre>{@code
     * TIME.print(5.04e-6);   // "5.04 μs", with a no-break space
     * SHARE.print(1 / 9d);   // "11.11 %"
     * }</pre>
     *
     * @param value not negative, in the base unit
     */
    public String print(double value) {
        Decimal number = Decimal.of(value).rounded(this == COUNT ? Decimal.DIGITS : DIGITS);
        return unit(number.magnitude()).text(number);
    }

    /** Whether a decimal prefix of this power of ten is used. */
    boolean takes(int exponent) {
        return exponent >= least && exponent <= greatest;
    }

    /** Whether KiB and its like are used. */
    boolean takesBinary() {
        return greatest > 0;
    }

    /** The power of ten of the unit without prefix: percents are hundredths. */
    int base() {
        return this == SHARE ? least : 0;
    }

    private Unit unit(int magnitude) {
        int exponent = least;
        while (takes(exponent + 3) && exponent + 3 <= magnitude) {
            exponent += 3;
        }
        return new Unit(this, exponent, 0);
    }
}
