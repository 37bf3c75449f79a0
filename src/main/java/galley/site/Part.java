package galley.site;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One of the pages over which a long list is split.
 *
 * @param items those on this page
 * @param number from 1
 * @param count how many pages there are
 * @param first the path of the first of them
 */
record Part<T>(List<T> items, int number, int count, SitePath first) {
    /** How many entries one page lists. */
    static final int SIZE = 200;

    Part {
        items = List.copyOf(items);
    }

    /** At least one part, the first of which lies at {@code first}. */
    static <T> List<Part<T>> of(SitePath first, List<T> items) {
        int count = Math.max(1, (items.size() + SIZE - 1) / SIZE);
        List<Part<T>> parts = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            List<T> some = items.subList(i * SIZE, Math.min(items.size(), (i + 1) * SIZE));
            parts.add(new Part<>(some, i + 1, count, first));
        }
        return parts;
    }

    SitePath path() {
        return path(number);
    }

    private SitePath path(int part) {
        return part == 1 ? first : new SitePath(first.value().replaceFirst("index\\.html$", "part-" + part + ".html"));
    }

    /** What a template needs to lead to the other parts: nothing when there are none. */
    Map<String, Object> model() {
        Map<String, Object> model = new LinkedHashMap<>();
        if (count > 1) {
            model.put("number", number);
            model.put("count", count);
            List<Map<String, Object>> parts = new ArrayList<>();
            for (int part = 1; part <= count; part++) {
                parts.add(Map.of("number", part, "href", path(part).hrefFrom(path())));
            }
            model.put("parts", parts);
        }
        return model;
    }
}
