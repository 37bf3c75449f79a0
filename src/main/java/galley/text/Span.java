package galley.text;

/**
 * A half-open range of UTF-16 code units in one source.
 *
 * @param start offset of the first code unit
 * @param end offset behind the last code unit
 */
public record Span(int start, int end) {

    public Span {
        if (start < 0 || end < start) {
            throw new IllegalArgumentException("not a range: [" + start + ", " + end + ")");
        }
    }

    /** Number of code units inside. */
    public int length() {
        return end - start;
    }

    /** The part of {@code text} that this range covers. */
    public String of(String text) {
        return text.substring(start, end);
    }

    /** The same range moved by {@code distance} code units. */
    public Span shifted(int distance) {
        return new Span(start + distance, end + distance);
    }
}
