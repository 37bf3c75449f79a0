package galley.figure;

import galley.model.Decimal;

/** Writes coordinates with one decimal, which is finer than a screen shows. */
final class Coordinate {
    private Coordinate() {}

    /** The text of a coordinate that is not negative, rounded to 0.1. */
    static String text(double value) {
        return Decimal.tenths(Math.floor(value * 10 + 0.5));
    }

    /** A command of a path, such as M or L, with its point. */
    static String command(String letter, double x, double y) {
        return letter.concat(text(x)).concat(",").concat(text(y));
    }

    /** A straight line. */
    static String line(double[] from, double[] to) {
        return command("M", from[0], from[1]).concat(command("L", to[0], to[1]));
    }
}
