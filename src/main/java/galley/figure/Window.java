package galley.figure;

import galley.model.Dimension;

/** The part of a curve that a figure shows, with what stands beside it. */
public final class Window {
    private final Dimension across;
    private final Dimension up;
    private final String[] symbols;
    private final double[] stops;
    private boolean reader;

    /**
     * A window without the reader's point.
     *
     * @param across what the horizontal axis measures
     * @param up what the vertical axis measures
     * @param symbols of the asymptotes at the low and at the high end, and of the crossover
     * @param stops where the horizontal axis begins, above zero, and where it ends, and then the values that are marked
     */
    public Window(Dimension across, Dimension up, String[] symbols, double[] stops) {
        this.across = across;
        this.up = up;
        this.symbols = symbols;
        this.stops = stops;
    }

    /** This window, where the value that a reader has entered is marked too. */
    public Window withReader() {
        reader = true;
        return this;
    }

    Dimension across() {
        return across;
    }

    Dimension up() {
        return up;
    }

    String symbol(int index) {
        return symbols[index];
    }

    /** Both ends, and then the marks. */
    double[] stops() {
        return stops;
    }

    boolean reader() {
        return reader;
    }
}
