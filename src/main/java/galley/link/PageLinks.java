package galley.link;

import java.util.Collections;
import java.util.List;
import java.util.Set;

/**
 * What one written file asks of others, and offers them: a value that depends on its bytes alone.
 *
 * @param targets every reference as it stands, without repetition, in order; those that leave the site too
 * @param ids what a fragment can lead to, in order
 */
public record PageLinks(List<String> targets, List<String> ids) {
    /** Of a file that refers to nothing. */
    public static final PageLinks NONE = new PageLinks(List.of(), List.of());

    public PageLinks {
        targets = List.copyOf(targets);
        ids = List.copyOf(ids);
    }

    /** Of what was gathered in any order. */
    static PageLinks of(Set<String> targets, Set<String> ids) {
        return new PageLinks(List.copyOf(targets), ids.stream().sorted().toList());
    }

    /** Whether a fragment leads to something here. */
    boolean hasId(String id) {
        return Collections.binarySearch(ids, id) >= 0;
    }

    /** Reads a page, a drawing or a style sheet; other files refer to nothing. */
    public static PageLinks of(String path, byte[] bytes) {
        if (path.endsWith(".html") || path.endsWith(".svg")) {
            return LinkScanner.scan(bytes);
        }
        return path.endsWith(".css") ? of(SheetUrls.in(LinkScanner.text(bytes, 0, bytes.length)), Set.of()) : NONE;
    }

    /** Whether files of this name are read. */
    public static boolean isRead(String path) {
        return path.endsWith(".html") || path.endsWith(".svg") || path.endsWith(".css");
    }
}
