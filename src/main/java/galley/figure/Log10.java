package galley.figure;

/** The decimal logarithm from plain arithmetic, so that it is the same everywhere; {@code Math.log10} is not. */
final class Log10 {
    private static final double LN_10 = 2.302585092994046;
    private static final double ROOT_10 = 3.1622776601683795;
    private static final int TERMS = 24;

    private Log10() {}

    /** The logarithm of a positive value; whole for powers of ten from 1 up. */
    static double of(double value) {
        double mantissa = value;
        int exponent = 0;
        for (; mantissa >= 10; exponent++) {
            mantissa /= 10;
        }
        for (; mantissa < 1; exponent--) {
            mantissa *= 10;
        }
        double half = 0;
        if (mantissa > ROOT_10) {
            mantissa /= ROOT_10;
            half = 0.5;
        }
        return naturalOf(mantissa) / LN_10 + half + exponent;
    }

    /** ln m = 2 artanh z with z = (m − 1)/(m + 1), at most 0.52 here, so that 24 terms are more than enough. */
    private static double naturalOf(double mantissa) {
        double z = (mantissa - 1) / (mantissa + 1);
        double square = z * z;
        double power = z;
        double sum = 0;
        for (int i = 0; i < TERMS; i++) {
            sum += power / (i * 2 + 1);
            power *= square;
        }
        return sum * 2;
    }

    /** A power of ten. */
    static double power(int exponent) {
        double power = 1;
        for (int i = 0; i < exponent; i++) {
            power *= 10;
        }
        for (int i = 0; i > exponent; i--) {
            power /= 10;
        }
        return power;
    }
}
