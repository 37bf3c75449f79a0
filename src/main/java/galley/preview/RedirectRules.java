package galley.preview;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The site's {@code _redirects} file: on each line an old path, a new one and a status.
 *
 * @param moved new paths by old ones
 */
record RedirectRules(Map<String, String> moved) {
    RedirectRules {
        moved = Collections.unmodifiableMap(new TreeMap<>(moved));
    }

    static RedirectRules parse(String text) {
        Map<String, String> moved = new TreeMap<>();
        for (String line : text.lines().toList()) {
            String[] words = line.strip().split("\\s+", -1);
            if (words.length == 3 && words[0].startsWith("/") && words[1].startsWith("/")) {
                moved.putIfAbsent(words[0], words[1]);
            }
        }
        return new RedirectRules(moved);
    }

    Optional<String> of(String path) {
        return Optional.ofNullable(moved.get(path));
    }
}
