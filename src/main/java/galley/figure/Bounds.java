package galley.figure;

/** Keeps a coordinate inside bounds, by comparison alone. */
final class Bounds {
    private Bounds() {}

    static double greater(double one, double other) {
        return one < other ? other : one;
    }

    /** The value, or the bound that it is beyond; {@code least} comes first where the bounds cross. */
    static double within(double least, double value, double greatest) {
        return greater(least, value < greatest ? value : greatest);
    }
}
