package galley.site;

import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * One page to bake.
 *
 * @param path where the page goes: relative to the site, with {@code /}, such as {@code
 *     learn/atlas/network-adapter/index.html}
 * @param type the JBake document type, whose template the configuration names ({@code
 *     template.lesson.file=lesson.ftlh})
 * @param source the content file that the page comes from, a record; empty for pages that have none, such as the index
 *     or the page for missing addresses
 * @param model what the template sees under the key that is named like the type; iterated in the order of its names
 */
public record PlannedPage(String path, String type, Optional<Path> source, Map<String, Object> model) {

    /** A page that comes from no content file of its own. */
    static PlannedPage of(String path, String type, Map<String, Object> model) {
        return new PlannedPage(path, type, Optional.empty(), model);
    }

    public PlannedPage {
        model = Collections.unmodifiableMap(new TreeMap<>(model));
    }
}
