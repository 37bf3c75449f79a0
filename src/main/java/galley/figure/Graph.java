package galley.figure;

import galley.model.Model;

/** A model's curve and the place of each of its points in the drawing. */
final class Graph {
    static final double LEFT = 80;
    static final double RIGHT = 372;
    static final double TOP = 26;
    static final double BOTTOM = 252;

    /** The sixth root of ten: six points in each decade make the bend look round. */
    private static final double STEP = 1.4677992676220695;

    private static final int STEPS_PER_DECADE = 6;

    private final Model model;
    private final Roles roles;
    private final Window window;
    private final double[] arguments;
    private final Axis horizontal;
    private final Axis vertical;
    private String curve = "";
    private final double[] heights;
    private double endOfCurve = BOTTOM;

    Graph(Model model, Roles roles, Window window, double[] arguments) {
        this.model = model;
        this.roles = roles;
        this.window = window;
        this.arguments = arguments;
        double[] range = {0, 0};
        for (double stop : window.stops()) {
            widen(range, stop);
        }
        if (window.reader()) {
            widen(range, own());
        }
        this.horizontal = new Axis(range, LEFT, RIGHT);
        this.vertical = new Axis(values(), BOTTOM, TOP);
        this.heights = new double[steps() + 2];
        trace();
    }

    Roles roles() {
        return roles;
    }

    Window window() {
        return window;
    }

    Axis horizontal() {
        return horizontal;
    }

    Axis vertical() {
        return vertical;
    }

    /** The commands of the curve's path. */
    String curve() {
        return curve;
    }

    /** How high the curve ends. */
    double endOfCurve() {
        return endOfCurve;
    }

    /** The argument of the horizontal input. */
    double own() {
        return arguments[roles.input()];
    }

    /** The curve's value. */
    double valueAt(double x) {
        return value(roles.output(), x);
    }

    /** The value of an output or, behind them, of an input, where the horizontal input is {@code x}. */
    double value(int position, double x) {
        double[] changed = new double[arguments.length];
        for (int i = 0; i < changed.length; i++) {
            changed[i] = i == roles.input() ? x : arguments[i];
        }
        double[] results = model.apply(changed);
        return position < results.length ? results[position] : changed[position - results.length];
    }

    /** A point of the curve in words, such as {@code 1 MB: 45 μs}. */
    String words(double x) {
        return window.across().print(x).concat(": ").concat(window.up().print(valueAt(x)));
    }

    /** The place of a point; its height is below the axis for a value of zero. */
    double[] place(int position, double x) {
        double y = value(position, x);
        return new double[] {horizontal.at(x), y > 0 ? vertical.at(y) : BOTTOM + 1};
    }

    private void trace() {
        double x = Log10.power(horizontal.first());
        for (int i = 0; i <= steps(); i++) {
            double[] place = place(roles.output(), x);
            heights[i] = place[1];
            heights[i + 1] = place[1];
            if (place[1] <= BOTTOM) {
                curve = curve.concat(Coordinate.command(curve.isEmpty() ? "M" : "L", place[0], place[1]));
                endOfCurve = place[1];
            }
            x *= STEP;
        }
    }

    /** Whether the curve passes above or below a box and not through it, since every curve rises or falls throughout. */
    boolean avoids(double left, double right, double top, double bottom) {
        double steps = steps() / (RIGHT - LEFT);
        double one = heights[(int) ((left - LEFT) * steps)];
        double other = heights[(int) ((right - LEFT) * steps) + 1];
        return (one <= top && other <= top) || (one >= bottom && other >= bottom);
    }

    private int steps() {
        return (horizontal.last() - horizontal.first()) * STEPS_PER_DECADE;
    }

    /** The least and the greatest value of the curve. */
    private double[] values() {
        double[] range = {0, 0};
        double x = Log10.power(horizontal.first());
        for (int i = 0; i <= steps(); i++) {
            widen(range, valueAt(x));
            x *= STEP;
        }
        return range[0] > 0 ? range : new double[] {1, 1};
    }

    /** Widens a range, which is empty while it begins at zero, to hold a value; zero has no place on the axis. */
    private static void widen(double[] range, double value) {
        if (value > 0) {
            range[0] = range[0] == 0 || value < range[0] ? value : range[0];
            range[1] = value > range[1] ? value : range[1];
        }
    }
}
