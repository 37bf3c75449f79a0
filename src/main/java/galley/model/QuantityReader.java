package galley.model;

import galley.model.Reading.Read;
import galley.model.Reading.Refused;
import org.jspecify.annotations.Nullable;

/** Reads one quantity: digits, perhaps a point and digits, perhaps an exponent, perhaps spaces, a unit. */
final class QuantityReader {
    private static final int LONGEST = 40;

    private final String text;
    private final int end;
    private int at;
    private int significant;
    private double digits;
    private int exponent;
    private boolean tooManyDigits;

    QuantityReader(String text) {
        int last = text.length();
        while (last > 0 && isSpace(text.charAt(last - 1))) {
            last--;
        }
        this.text = text;
        this.end = last;
        skipSpaces();
    }

    Reading read() {
        if (at == end) {
            return new Refused("There is no quantity.");
        }
        if (end - at > LONGEST) {
            return new Refused("A quantity has at most 40 characters.");
        }
        if ("+-−".indexOf(peek(0)) >= 0) {
            return new Refused("A quantity has no sign.");
        }
        if (!isDigit(peek(0)) || !readNumber()) {
            return new Refused("A quantity begins with digits from 0 to 9, such as 5 or 0.5.");
        }
        skipSpaces();
        if (isDigit(peek(0)) || ".,_'’".indexOf(peek(0)) >= 0) {
            return new Refused("A number has no separators but one decimal point, such as 1000 or 1.5.");
        }
        return tooManyDigits ? new Refused("A number has at most 15 digits.") : readUnit();
    }

    private Reading readUnit() {
        String symbol = text.substring(at, end);
        @Nullable Unit unit = Unit.read(symbol);
        if (unit == null) {
            return new Refused("“" + symbol
                    + "” is not a unit: write s, B, b, B/s or b/s, perhaps with a prefix, such as μs or GB/s.");
        }
        int power = exponent + unit.exponent();
        if (power > Decimal.EXACT || power < -Decimal.EXACT) {
            return new Refused("The number is too large or too small.");
        }
        return new Read(new Quantity(new Decimal(digits, exponent), unit));
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

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    /** The usual space, the no-break space, the narrow no-break space and the thin space. */
    private static boolean isSpace(char c) {
        return c == ' ' || c == '\u00A0' || c == '\u202F' || c == '\u2009';
    }
}
