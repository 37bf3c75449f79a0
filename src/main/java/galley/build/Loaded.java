package galley.build;

import galley.diagnostic.Diagnostics;
import java.util.List;

/**
 * Lessons that were read and judged.
 *
 * @param lessons the good ones, in the order of their files
 * @param rejected how many were not good
 * @param diagnostics what was found, file by file
 */
public record Loaded<L>(List<L> lessons, int rejected, Diagnostics diagnostics) {
    public Loaded {
        lessons = List.copyOf(lessons);
    }
}
