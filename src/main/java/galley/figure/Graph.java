package galley.figure;

import galley.model.Input;
import galley.model.Model;
import galley.model.Output;

/** A model's curve and the place of each of its points in the drawing. */
final class Graph {
    static final double LEFT = 76;
    static final double RIGHT = 372;
    static final double TOP = 26;
    static final double BOTTOM = 252;

    /** The sixth root of ten: six points in each decade make the bend look round. */
    private static final double STEP = 1.4677992676220695;

    private static final int STEPS_PER_DECADE = 6;

    private final Model model;
    private final double[] arguments;
    private final Window window;
    private final Axis horizontal;
    private final Axis vertical;

    Graph(Model model, double[] arguments, Window window) {
        this.model = model;
        this.arguments = arguments;
        this.window = window;
        double[] range = {window.from(), window.to()};
        for (double mark : window.marks()) {
            widen(range, mark);
        }
        if (window.reader()) {
            widen(range, own());
        }
        this.horizontal = new Axis(range[0], range[1], new double[] {LEFT, RIGHT});
        this.vertical = verticalAxis();
    }

    Model model() {
        return model;
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

    /** The input on the horizontal axis. */
    Input input() {
        return model.inputs()[window.input()];
    }

    /** The output on the vertical axis. */
    Output output() {
        return model.outputs()[outputIndex()];
    }

    /** The argument of the horizontal input. */
    double own() {
        return arguments[window.input()];
    }

    /** The curve's value. */
    double valueAt(double x) {
        return value(model.curve().output(), x);
    }

    /** The value of an output, or else of an input, where the horizontal input is {@code x}. */
    double value(String id, double x) {
        double[] changed = new double[arguments.length];
        for (int i = 0; i < changed.length; i++) {
            changed[i] = i == window.input() ? x : arguments[i];
        }
        int index = model.outputIndex(id);
        return index >= 0 ? model.apply(changed)[index] : changed[model.inputIndex(id)];
    }

    /** The symbol of an output, or else of an input. */
    String symbol(String id) {
        int index = model.outputIndex(id);
        return index >= 0 ? model.outputs()[index].symbol() : model.inputs()[model.inputIndex(id)].symbol();
    }

    /** The curve over the whole horizontal axis. */
    Trace curve() {
        Trace trace = new Trace();
        double x = Log10.power(horizontal.first());
        for (int i = 0; i <= steps(); i++) {
            go(trace, x, valueAt(x));
            x *= STEP;
        }
        return trace;
    }

    /** An asymptote over the whole horizontal axis: a power law, and so a straight line on these axes. */
    Trace asymptote(String id) {
        Trace trace = new Trace();
        double first = Log10.power(horizontal.first());
        double last = Log10.power(horizontal.last());
        go(trace, first, value(id, first));
        go(trace, last, value(id, last));
        return trace;
    }

    private void go(Trace trace, double x, double y) {
        if (y > 0) {
            trace.to(horizontal.at(x), vertical.at(y));
        }
    }

    /** A point of the curve in words, such as {@code 1 MB: 45 μs}. */
    String words(double x) {
        return input().dimension().print(x) + ": " + output().dimension().print(valueAt(x));
    }

    private int outputIndex() {
        return model.outputIndex(model.curve().output());
    }

    private int steps() {
        return (horizontal.last() - horizontal.first()) * STEPS_PER_DECADE;
    }

    private Axis verticalAxis() {
        double[] range = {0, 0};
        double x = Log10.power(horizontal.first());
        for (int i = 0; i <= steps(); i++) {
            widen(range, valueAt(x));
            x *= STEP;
        }
        boolean empty = range[0] == 0;
        return new Axis(empty ? 1 : range[0], empty ? 1 : range[1], new double[] {BOTTOM, TOP});
    }

    /** Widens a range, which is empty while it begins at zero, to hold a value; zero has no place on the axis. */
    private static void widen(double[] range, double value) {
        if (value > 0) {
            range[0] = range[0] == 0 || value < range[0] ? value : range[0];
            range[1] = value > range[1] ? value : range[1];
        }
    }
}
