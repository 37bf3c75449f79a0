package galley.figure;

import galley.model.Decimal;

/** Writes coordinates with one decimal, which is finer than a screen shows. */
final class Coordinate {
    private Coordinate() {}

    /** The text of a coordinate, rounded to 0.1. */
    static String text(double value) {
        double tenths = Math.floor(value * 10 + 0.5);
        return tenths < 0 ? "-" + Decimal.tenths(-tenths) : Decimal.tenths(tenths);
    }

    /** A command of a path, such as M or L, with its point. */
    static String command(char letter, double x, double y) {
        return letter + text(x) + "," + text(y);
    }
}
