package galley.link;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.TreeSet;

/**
 * What one written file asks of others, and offers them: a value that depends on its bytes alone.
 *
 * @param targets every reference as it stands, without repetition, in order; those that leave the site too
 * @param ids what a fragment can lead to
 */
public record PageLinks(Set<String> targets, Set<String> ids) {
    /** Of a file that refers to nothing. */
    public static final PageLinks NONE = new PageLinks(Set.of(), Set.of());

    public PageLinks {
        targets = Collections.unmodifiableSet(new LinkedHashSet<>(targets));
        ids = Collections.unmodifiableSet(new TreeSet<>(ids));
    }

    /** Reads a page, a drawing or a style sheet; other files refer to nothing. */
    public static PageLinks of(String path, byte[] bytes) {
        if (path.endsWith(".html") || path.endsWith(".svg")) {
            return LinkScanner.scan(bytes);
        }
        return path.endsWith(".css")
                ? new PageLinks(SheetUrls.in(LinkScanner.text(bytes, 0, bytes.length)), Set.of())
                : NONE;
    }

    /** Whether files of this name are read. */
    static boolean isRead(String path) {
        return path.endsWith(".html") || path.endsWith(".svg") || path.endsWith(".css");
    }
}
