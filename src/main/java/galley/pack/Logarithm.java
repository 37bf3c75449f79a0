package galley.pack;

/** Binary logarithms that are the same on every machine. */
final class Logarithm {
    private static final double TWO = StrictMath.log(2);
    private static final double[] SMALL = new double[1 << 12];

    static {
        for (int number = 1; number < SMALL.length; number++) {
            SMALL[number] = StrictMath.log(number) / TWO;
        }
    }

    private Logarithm() {}

    /** Of a count; 0 for none. */
    static double of(int count) {
        return count < SMALL.length ? SMALL[count] : StrictMath.log(count) / TWO;
    }
}
