package galley.text;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** Gives the elements of collections without an order one that is the same in every run. */
public final class FixedOrder {
    private FixedOrder() {}

    /**
     * The elements, sorted by their text when {@code holder} keeps no order of its own, as {@code Map.of} and {@code
     * HashMap} do not.
     */
    public static Collection<?> of(Collection<?> elements, Class<?> holder) {
        if (!isUnordered(holder.getName())) {
            return elements;
        }
        List<Object> list = new ArrayList<>(elements);
        list.sort(Comparator.comparing(String::valueOf));
        return list;
    }

    private static boolean isUnordered(String holder) {
        return holder.equals("java.util.HashMap")
                || holder.equals("java.util.HashSet")
                || holder.startsWith("java.util.ImmutableCollections$Map")
                || holder.startsWith("java.util.ImmutableCollections$Set");
    }
}
