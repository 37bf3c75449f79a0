package galley.figure;

/** A logarithmic axis of whole decades between two coordinates. */
final class Axis {
    /** Keeps a value that is a power of ten but for the last bit from opening a decade of its own. */
    private static final double NEAR = 1e-9;

    private final int first;
    private final int last;
    private final double start;
    private final double step;

    /** The axis of the decades that hold two positive values; {@code start} and {@code end} are coordinates. */
    Axis(double[] range, double start, double end) {
        this.first = (int) Math.floor(Log10.of(range[0]) + NEAR);
        int above = (int) -Math.floor(NEAR - Log10.of(range[1]));
        this.last = above > first ? above : first + 1;
        this.start = start;
        this.step = (end - start) / (last - first);
    }

    /** The exponent of the first decade. */
    int first() {
        return first;
    }

    /** The exponent at the end of the last decade. */
    int last() {
        return last;
    }

    /** The coordinate of a positive value, which may lie outside. */
    double at(double value) {
        return atDecade(Log10.of(value));
    }

    /** The coordinate of a decade, or of a value by its logarithm. */
    double atDecade(double exponent) {
        return (exponent - first) * step + start;
    }

    /** Whether a decade gets a label: each where there are few, else every third, for which units have names. */
    boolean labels(int exponent, int few) {
        return last - first <= few || exponent % 3 == 0;
    }
}
