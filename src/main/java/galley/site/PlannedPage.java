package galley.site;

import galley.ledger.ValueDigest;
import galley.text.Sha256;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * One page to bake.
 *
 * @param path where the page goes: relative to the site, with {@code /}, such as {@code
 *     learn/atlas/network-adapter/index.html}
 * @param type the JBake document type, whose template the configuration names ({@code
 *     template.lesson.file=lesson.ftlh})
 * @param source the content file that the page comes from, a record; empty for pages that have none, such as the index
 *     or the page for missing addresses
 * @param inputs the digest of all that the model is made of
 * @param models makes the model when the page is baked, on whatever thread bakes it, and the same each time: a site of
 *     thousands of pages does not hold all their HTML at once
 */
public record PlannedPage(
        String path,
        String type,
        Optional<Path> source,
        Supplier<Sha256> inputs,
        Supplier<Map<String, Object>> models) {

    /** A page that comes from no content file of its own. */
    static PlannedPage of(String path, String type, Map<String, Object> model) {
        return new PlannedPage(path, type, Optional.empty(), model);
    }

    /** A page whose model is there already. */
    public PlannedPage(String path, String type, Optional<Path> source, Map<String, Object> model) {
        this(path, type, source, new Ready(model));
    }

    /** A page whose model costs little: it is made to see whether it is the one of the last build. */
    public PlannedPage(String path, String type, Optional<Path> source, Supplier<Map<String, Object>> models) {
        this(path, type, source, () -> ValueDigest.of(models.get()), models);
    }

    /** What the template sees under the key that is named like the type; iterated in the order of its names. */
    public Map<String, Object> model() {
        return Collections.unmodifiableMap(new TreeMap<>(models.get()));
    }

    /** The same page, which tells {@code baking} whenever its model is made. */
    public PlannedPage telling(Runnable baking) {
        return new PlannedPage(path, type, source, inputs, () -> {
            baking.run();
            return models.get();
        });
    }

    private record Ready(Map<String, Object> model) implements Supplier<Map<String, Object>> {
        Ready {
            model = Collections.unmodifiableMap(new TreeMap<>(model));
        }

        @Override
        public Map<String, Object> get() {
            return model;
        }
    }
}
