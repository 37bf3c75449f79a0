package galley.figure;

/** Writes coordinates with one decimal, which is finer than a screen shows. */
final class Coordinate {
    private Coordinate() {}

    /** The text of a coordinate, rounded to 0.1. */
    static String text(double value) {
        double tenths = Math.floor(value * 10 + 0.5);
        StringBuilder text = new StringBuilder();
        double rest = tenths < 0 ? -tenths : tenths;
        double whole = Math.floor(rest / 10);
        int tenth = (int) (rest - whole * 10);
        if (tenth > 0) {
            text.append('.').append((char) ('0' + tenth));
        }
        do {
            double tens = Math.floor(whole / 10);
            text.insert(0, (char) ('0' + (int) (whole - tens * 10)));
            whole = tens;
        } while (whole > 0);
        return tenths < 0 ? "-" + text : text.toString();
    }

    /** A command of a path, such as M or L, with its point. */
    static String command(char letter, double x, double y) {
        return letter + text(x) + "," + text(y);
    }
}
