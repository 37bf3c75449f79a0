package galley.site.jbake;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Every value that templates can print, by the way that leads there and with the kind that it has. */
final class ModelWalk {
    private final SortedMap<String, String> found = new TreeMap<>();

    /** Walks what a template sees under a name. */
    void walk(String path, @Nullable Object value) {
        if (value instanceof Optional<?> optional) {
            walk(path, optional.orElse(null));
        } else if (value instanceof Record record) {
            walk(path, RecordComponents.of(record));
        } else if (value instanceof Map<?, ?> map) {
            map.forEach((key, member) -> walk(path + member(path, key), member));
        } else if (value instanceof Collection<?> items) {
            items.forEach(item -> walk(path + "[]", item));
        } else if (value != null) {
            String kind = kind(value);
            String before = found.putIfAbsent(path, kind);
            if (before != null && !before.equals(kind)) {
                throw new AssertionError(path + " is " + before + " and " + kind);
            }
        }
    }

    /** Assets are known by names that the publisher chooses. */
    private static String member(String path, Object key) {
        return path.equals("site.assets") ? "[name]" : "." + key;
    }

    private static String kind(Object value) {
        if (value instanceof Boolean) {
            return "truth";
        }
        return value instanceof Number ? "number" : "text";
    }

    /** The kinds by path. */
    SortedMap<String, String> found() {
        return found;
    }
}
