package galley.verify;

import galley.text.Span;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** Explains wrong offsets of sections by one cause that fits them all. */
final class OffsetCause {
    private final List<Pair> pairs;

    private OffsetCause(List<Pair> pairs) {
        this.pairs = pairs;
    }

    /**
     * A section's range.
     *
     * @param number of the section, from 1
     * @param start as the record has it
     * @param end as the record has it
     * @param found as the content has it
     */
    record Pair(int number, int start, int end, Span found) {
        boolean fits(IntUnaryOperator starts, IntUnaryOperator ends) {
            return start == starts.applyAsInt(found.start()) && end == ends.applyAsInt(found.end());
        }
    }

    /** A hint, empty when nothing fits. */
    static String explain(String content, List<Pair> pairs) {
        OffsetCause cause = new OffsetCause(pairs);
        if (pairs.isEmpty() || cause.all(at -> at, at -> at)) {
            return "";
        }
        for (Measure measure : Measure.values()) {
            int[] before = measure.before(content);
            if (cause.all(at -> before[at], at -> before[at])) {
                return "the stored offsets count " + measure.words() + "; count UTF-16 code units";
            }
        }
        if (cause.all(at -> at + 1, at -> at + 1) || cause.all(at -> at + 1, at -> at)) {
            return "the stored offsets count from one; count from zero";
        }
        if (cause.all(at -> at, at -> at - 1)) {
            return "the stored ends are those of the last characters; an end lies behind the last one";
        }
        if (cause.all(at -> at, at -> content.substring(0, at).stripTrailing().length())) {
            return "the stored ends leave out blank lines; a section ends where the next one begins";
        }
        return cause.shift();
    }

    private boolean all(IntUnaryOperator starts, IntUnaryOperator ends) {
        return pairs.stream().allMatch(pair -> pair.fits(starts, ends));
    }

    /** Where the sections from some one on all moved by the same distance. */
    private String shift() {
        Pair last = pairs.get(pairs.size() - 1);
        int distance = last.end() - last.found().end();
        int first = pairs.size();
        while (first > 0
                && pairs.get(first - 1).start() - pairs.get(first - 1).found().start() == distance) {
            first--;
        }
        if (distance == 0 || first == pairs.size()) {
            return "";
        }
        return "from section " + pairs.get(first).number() + " on, all stored offsets are off by "
                + (distance > 0 ? "+" : "") + distance;
    }
}
