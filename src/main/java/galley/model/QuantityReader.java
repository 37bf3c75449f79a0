package galley.model;

import org.jspecify.annotations.Nullable;

/** Reads one quantity: digits, perhaps a point and digits, perhaps an exponent, perhaps spaces, a unit. */
public final class QuantityReader {
    private static final int LONGEST = 40;

    private final String text;
    private final int end;
    private int at;
    private int significant;
    private double digits;
    private int exponent;
    private boolean tooManyDigits;
    private int fault;
    private @Nullable Quantity quantity;
    private String found = "";
    private String converted = "";

    /** Reads a text to its end. */
    public QuantityReader(String text) {
        int last = text.length();
        while (last > 0 && isSpace(text.charAt(last - 1))) {
            last--;
        }
        this.text = text;
        this.end = last;
        skipSpaces();
        this.fault = readAll();
    }

    /** Reads a text to its end, and holds what it says against the limits of an input. */
    public QuantityReader(String text, Limits limits) {
        this(text);
        if (quantity != null) {
            this.fault = limits.fault(quantity);
            if (fault == Fault.BITS_FOR_BYTES) {
                this.found = quantity.text();
                this.converted = limits.converted(quantity);
            }
        }
    }

    /** What is wrong with the text: one of the numbers of {@link Fault}, 0 for nothing. */
    public int fault() {
        return fault;
    }

    /** The quantity; null where the text is none. */
    public @Nullable Quantity quantity() {
        return quantity;
    }

    /** The quantity of a text that is known to be one. */
    public Quantity known() {
        if (quantity == null) {
            throw new IllegalStateException(text);
        }
        return quantity;
    }

    /** What stands in the place of # in the fault's sentence. */
    public String found() {
        return found;
    }

    /** What stands in the place of @ in the fault's sentence. */
    public String converted() {
        return converted;
    }

    private int readAll() {
        if (at == end) {
            return Fault.EMPTY;
        }
        if (end - at > LONGEST) {
            return Fault.TOO_LONG;
        }
        if (isOneOf("+-−")) {
            return Fault.SIGN;
        }
        if (!isDigit(peek(0)) || !readNumber()) {
            return Fault.NO_DIGITS;
        }
        skipSpaces();
        if (isDigit(peek(0)) || isOneOf(".,_'’")) {
            return Fault.SEPARATOR;
        }
        return tooManyDigits ? Fault.TOO_MANY_DIGITS : readUnit();
    }

    private int readUnit() {
        found = text.substring(at, end);
        @Nullable Unit unit = Unit.read(found);
        if (unit == null) {
            return Fault.UNKNOWN_UNIT;
        }
        int power = exponent + unit.exponent();
        if (power > Decimal.EXACT || power < -Decimal.EXACT) {
            return Fault.TOO_LARGE;
        }
        quantity = new Quantity(new Decimal(digits, exponent), unit);
        return Fault.NONE;
    }

    /** False when a point has no digit behind it. */
    private boolean readNumber() {
        readDigits(0);
        if (peek(0) == '.') {
            at++;
            if (!isDigit(peek(0))) {
                return false;
            }
            readDigits(-1);
        }
        readExponent();
        return true;
    }

    /** Each digit moves the power of ten by {@code step}; zeros behind the fifteenth digit are room, not precision. */
    private void readDigits(int step) {
        for (; isDigit(peek(0)); at++) {
            int digit = peek(0) - '0';
            if (significant < Decimal.DIGITS) {
                digits = digits * 10 + digit;
                significant += digits > 0 ? 1 : 0;
                exponent += step;
            } else {
                exponent += step + 1;
                tooManyDigits |= digit > 0;
            }
        }
    }

    private void readExponent() {
        boolean negative = peek(1) == '-';
        int sign = negative || peek(1) == '+' ? 1 : 0;
        if ((peek(0) != 'e' && peek(0) != 'E') || !isDigit(peek(1 + sign))) {
            return;
        }
        int power = 0;
        for (at += 1 + sign; isDigit(peek(0)); at++) {
            power = power > 99 ? power : power * 10 + (peek(0) - '0');
        }
        exponent += negative ? -power : power;
    }

    private void skipSpaces() {
        while (at < end && isSpace(text.charAt(at))) {
            at++;
        }
    }

    /** The character so far ahead; a space behind the end. */
    private char peek(int ahead) {
        return at + ahead < end ? text.charAt(at + ahead) : ' ';
    }

    private boolean isOneOf(String characters) {
        return characters.indexOf(peek(0)) >= 0;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    /** The usual space, the no-break space, the narrow no-break space and the thin space. */
    private static boolean isSpace(char c) {
        return c == ' ' || c == '\u00A0' || c == '\u202F' || c == '\u2009';
    }
}
