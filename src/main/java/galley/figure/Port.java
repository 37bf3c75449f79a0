package galley.figure;

/**
 * What passes into a thing, out of it, or both ways.
 *
 * @param name what passes
 */
public record Port(String name, Direction direction) {
    /** Which way it passes. */
    public enum Direction {
        IN,
        OUT,
        BOTH
    }

    boolean enters() {
        return direction != Direction.OUT;
    }

    boolean leaves() {
        return direction != Direction.IN;
    }
}
