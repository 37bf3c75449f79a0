package galley.revision;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What came and went in a list, wherever in it; what stands there twice counts twice.
 *
 * @param added in their order in the new list
 * @param gone in their order in the old list
 */
public record ListChange<T>(List<T> added, List<T> gone) {
    public ListChange {
        added = List.copyOf(added);
        gone = List.copyOf(gone);
    }

    /** Compares two lists. */
    static <T> ListChange<T> of(List<T> before, List<T> now) {
        return new ListChange<>(surplus(now, before), surplus(before, now));
    }

    /** Whether both lists hold the same. */
    public boolean isEmpty() {
        return added.isEmpty() && gone.isEmpty();
    }

    private static <T> List<T> surplus(List<T> list, List<T> other) {
        Map<T, Integer> counts = new HashMap<>();
        other.forEach(item -> counts.merge(item, 1, Integer::sum));
        List<T> surplus = new ArrayList<>();
        for (T item : list) {
            if (counts.merge(item, -1, Integer::sum) < 0) {
                surplus.add(item);
            }
        }
        return surplus;
    }
}
