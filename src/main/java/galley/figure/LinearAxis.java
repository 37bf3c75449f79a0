package galley.figure;

/**
 * A linear axis that begins at zero.
 *
 * @param greatest what it reaches to, above zero
 * @param from where zero stands in the drawing
 * @param length how far {@code greatest} is from there
 */
record LinearAxis(double greatest, double from, double length) {
    private static final int INTERVALS = 5;
    private static final double[] STEPS = {2, 2.5, 2};

    /** Where a value stands. */
    double at(double value) {
        return from + value / greatest * length;
    }

    /** The distance of a few ticks: 1, 2 or 5 times a power of ten. */
    double step() {
        double step = 1;
        while (step * INTERVALS > greatest) {
            step /= 10;
        }
        for (int i = 0; step * INTERVALS < greatest; i++) {
            step *= STEPS[i % STEPS.length];
        }
        return step;
    }
}
