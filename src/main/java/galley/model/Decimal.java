package galley.model;

/**
 * A decimal number that is not negative: digits × 10^exponent.
 *
 * @param digits a whole number below 10^15, which a {@code double} holds exactly
 * @param exponent the power of ten of the last digit
 */
public record Decimal(double digits, int exponent) {
    /** How many digits every {@code double} keeps: a decimal of so many survives the way there and back. */
    static final int DIGITS = 15;

    /** The greatest power of ten that is exact in a {@code double}. */
    static final int EXACT = 22;

    private static final String FIGURES = "0123456789";

    private static final double LARGEST = 1e60;

    /** The decimal of 15 digits that a value stands for. */
    static Decimal of(double value) {
        if (!(value >= 0 && value < LARGEST)) {
            throw new IllegalArgumentException();
        }
        if (value < 1 / LARGEST) {
            return new Decimal(0, 0);
        }
        int exponent = 1 - DIGITS;
        double digits = Math.floor(scaled(value, -exponent) + 0.5);
        while (digits >= power(DIGITS)) {
            exponent++;
            digits = Math.floor(scaled(value, -exponent) + 0.5);
        }
        while (digits < power(DIGITS - 1)) {
            exponent--;
            digits = Math.floor(scaled(value, -exponent) + 0.5);
        }
        return new Decimal(digits, exponent);
    }

    /** The text of a whole number of tenths below 10^15. */
    public static String tenths(double number) {
        return new Decimal(number, -1).trimmed().text();
    }

    /** The value; correctly rounded, being one operation on exact operands, while the exponent is exact. */
    double value() {
        return scaled(digits, exponent);
    }

    /** This number rounded half to even to some significant digits, without trailing zeros. */
    Decimal rounded(int significant) {
        Decimal number = this;
        int excess = length() - significant;
        if (excess > 0) {
            double unit = power(excess);
            double kept = Math.floor(digits / unit);
            double rest = digits - kept * unit;
            boolean odd = kept != 2 * Math.floor(kept / 2);
            boolean up = rest * 2 > unit || (rest * 2 == unit && odd);
            number = new Decimal(up ? kept + 1 : kept, exponent + excess);
        }
        return number.trimmed();
    }

    /** The power of ten of the first digit. */
    int magnitude() {
        return digits == 0 ? 0 : exponent + length() - 1;
    }

    /** This number times a power of ten. */
    Decimal shifted(int power) {
        return digits == 0 ? this : new Decimal(digits, exponent + power);
    }

    /** Whether a value lies within half a unit of this number's last digit. */
    boolean covers(double value) {
        Decimal other = of(value);
        double distance = digits - scaled(other.digits, other.exponent - exponent);
        return distance <= 0.5 && distance >= -0.5;
    }

    /** All digits, with a decimal point where one is needed and never with an exponent. */
    String text() {
        String text = "";
        double rest = digits;
        int places = length();
        int point = places + exponent;
        for (int i = point < 1 ? point - 1 : 0; i < places || i < point; i++) {
            if (i == point) {
                text = text.concat(".");
            }
            double unit = power(places - 1 - i);
            double digit = i < 0 || i >= places ? 0 : Math.floor(rest / unit);
            rest -= digit * unit;
            text = text.concat(FIGURES.substring((int) digit, (int) digit + 1));
        }
        return text;
    }

    private Decimal trimmed() {
        double kept = digits;
        int power = exponent;
        while (kept != 0 && kept == 10 * Math.floor(kept / 10)) {
            kept /= 10;
            power++;
        }
        return new Decimal(kept, kept == 0 ? 0 : power);
    }

    private int length() {
        int length = 1;
        while (digits >= power(length)) {
            length++;
        }
        return length;
    }

    private static double scaled(double value, int power) {
        double scaled = value;
        int left = power;
        while (left > EXACT) {
            scaled *= power(EXACT);
            left -= EXACT;
        }
        while (left < -EXACT) {
            scaled /= power(EXACT);
            left += EXACT;
        }
        return left < 0 ? scaled / power(-left) : scaled * power(left);
    }

    private static double power(int exponent) {
        double power = 1;
        for (int i = 0; i < exponent; i++) {
            power *= 10;
        }
        return power;
    }
}
