package galley.build;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostic;
import galley.diagnostic.Diagnostics;
import java.util.List;

/** Lessons that are shown as if they were sealed: no file holds their records, so nothing of them can be read again. */
public final class Drafts {
    private Drafts() {}

    /** The Markdown files that are not sealed yet, as the user wrote them. */
    public static List<String> files(Diagnostics said) {
        return said.list().stream()
                .filter(found -> found.code() == Code.UNSEALED)
                .map(Diagnostic::place)
                .map(place -> place.file())
                .toList();
    }

    /** Whether what was said is about a draft. */
    static boolean isDraft(Diagnostics said) {
        return !files(said).isEmpty();
    }
}
