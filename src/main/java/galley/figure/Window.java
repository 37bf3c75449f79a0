package galley.figure;

/** The part of a curve that a figure shows. */
public final class Window {
    private final int input;
    private final double from;
    private final double to;
    private double[] marks = {};
    private boolean reader;

    /**
     * A window without marks.
     *
     * @param input the position of the input on the horizontal axis
     * @param from where the axis begins, above zero, in base units
     * @param to where it ends
     */
    public Window(int input, double from, double to) {
        this.input = input;
        this.from = from;
        this.to = to;
    }

    /** The same window with one more value of the input marked on the curve. */
    public Window with(double mark) {
        Window window = withReader(reader);
        window.marks = new double[marks.length + 1];
        for (int i = 0; i < marks.length; i++) {
            window.marks[i] = marks[i];
        }
        window.marks[marks.length] = mark;
        return window;
    }

    /** The same window where the value that a reader has entered is marked too, or is not. */
    public Window withReader(boolean marked) {
        Window window = new Window(input, from, to);
        window.marks = marks;
        window.reader = marked;
        return window;
    }

    int input() {
        return input;
    }

    double from() {
        return from;
    }

    double to() {
        return to;
    }

    double[] marks() {
        return marks;
    }

    boolean reader() {
        return reader;
    }
}
