package galley.text;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Entries in the order of their keys, of which a tree is made without comparing any: names of files have long beginnings
 * in common, and a large site has tens of thousands.
 */
@SuppressWarnings("JdkObsolete") // A tree is made of this type of map alone.
public final class Ascending<V> extends AbstractMap<String, V> implements SortedMap<String, V> {
    private final List<Entry<String, V>> entries;

    private Ascending(List<Entry<String, V>> entries) {
        this.entries = entries;
    }

    /**
     * A map of these entries.
     *
     * @throws IllegalArgumentException unless each key is greater than the one before
     */
    public static <V> SortedMap<String, V> map(List<Map.Entry<String, V>> entries) {
        return checked(entries)
                .orElseThrow(
                        () -> new IllegalArgumentException("not all of these keys are greater than the one before"));
    }

    /** A map of these entries; empty unless each key is greater than the one before. */
    public static <V> Optional<SortedMap<String, V>> checked(List<Map.Entry<String, V>> entries) {
        for (int i = 1; i < entries.size(); i++) {
            if (entries.get(i - 1).getKey().compareTo(entries.get(i).getKey()) >= 0) {
                return Optional.empty();
            }
        }
        return Optional.of(new TreeMap<>(new Ascending<>(entries)));
    }

    /** A map of these entries, which may come in any order, with no key twice. */
    public static <V> SortedMap<String, V> sorted(Collection<Map.Entry<String, V>> entries) {
        return map(entries.parallelStream().sorted(Map.Entry.comparingByKey()).toList());
    }

    @Override
    public Set<Entry<String, V>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public Iterator<Entry<String, V>> iterator() {
                return entries.iterator();
            }

            @Override
            public int size() {
                return entries.size();
            }
        };
    }

    /** The natural order. */
    @Override
    public @Nullable Comparator<? super String> comparator() {
        return null;
    }

    @Override
    public SortedMap<String, V> subMap(String from, String to) {
        throw new UnsupportedOperationException();
    }

    @Override
    public SortedMap<String, V> headMap(String to) {
        throw new UnsupportedOperationException();
    }

    @Override
    public SortedMap<String, V> tailMap(String from) {
        throw new UnsupportedOperationException();
    }

    @Override
    public String firstKey() {
        return entries.get(0).getKey();
    }

    @Override
    public String lastKey() {
        return entries.get(entries.size() - 1).getKey();
    }
}
