package galley.verify;

import galley.text.Utf8;
import java.util.List;
import java.util.function.IntBinaryOperator;

/** Explains wrong offsets of sections by one cause that fits them all. */
final class OffsetCause {
    private OffsetCause() {}

    /**
     * A hint, empty when nothing fits.
     *
     * @param stored start and end of each section as the record has them
     * @param found the same as the content has them
     */
    static String explain(String content, List<int[]> stored, List<int[]> found) {
        if (stored.size() != found.size() || stored.isEmpty()) {
            return "";
        }
        if (all(stored, found, (at, i) -> content.codePointCount(0, at))) {
            return "the stored offsets count code points; count UTF-16 code units";
        }
        if (all(stored, found, (at, i) -> Utf8.encode(content.substring(0, at)).length)) {
            return "the stored offsets count the bytes of UTF-8; count UTF-16 code units";
        }
        if (all(stored, found, (at, i) -> at + 1)) {
            return "the stored offsets count from one; count from zero";
        }
        return shift(stored, found);
    }

    private static boolean all(List<int[]> stored, List<int[]> found, IntBinaryOperator expected) {
        for (int i = 0; i < stored.size(); i++) {
            for (int side = 0; side < 2; side++) {
                if (stored.get(i)[side] != expected.applyAsInt(found.get(i)[side], i)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Where the sections from some one on all moved by the same distance. */
    private static String shift(List<int[]> stored, List<int[]> found) {
        int last = stored.size() - 1;
        int distance = stored.get(last)[1] - found.get(last)[1];
        int first = last + 1;
        while (first > 0 && stored.get(first - 1)[0] - found.get(first - 1)[0] == distance) {
            first--;
        }
        if (distance == 0 || first > last) {
            return "";
        }
        return "from section " + (first + 1) + " on, all stored offsets are off by " + (distance > 0 ? "+" : "")
                + distance;
    }
}
