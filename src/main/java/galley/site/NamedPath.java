package galley.site;

import java.util.Map;

/**
 * A page that others lead to by its name.
 *
 * @param title as readers see it
 * @param path its address from the root of the site
 */
public record NamedPath(String title, String path) {
    Map<String, Object> model() {
        return Map.of("title", title, "path", path);
    }
}
