package galley.figure;

/** A logarithmic axis of whole decades between two coordinates. */
final class Axis {
    /** Keeps a value that is a power of ten but for the last bit from opening a decade of its own. */
    private static final double NEAR = 1e-9;

    private final int first;
    private final int last;
    private final double start;
    private final double length;

    /** The axis of the decades that hold two positive values; {@code start} and {@code end} are coordinates. */
    Axis(double least, double greatest, double[] ends) {
        this.first = (int) Math.floor(Log10.of(least) + NEAR);
        int above = (int) -Math.floor(NEAR - Log10.of(greatest));
        this.last = above > first ? above : first + 1;
        this.start = ends[0];
        this.length = ends[1] - ends[0];
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
        return (Log10.of(value) - first) * length / (last - first) + start;
    }

    /** The coordinate of a decade. */
    double atDecade(int exponent) {
        return (exponent - first) * length / (last - first) + start;
    }

    /** Whether a decade gets a label: each where there are few, else every third, for which units have names. */
    boolean labels(int exponent, int few) {
        return last - first <= few || exponent % 3 == 0;
    }
}
