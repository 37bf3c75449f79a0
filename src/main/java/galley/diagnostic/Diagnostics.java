package galley.diagnostic;

import galley.text.Place;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Gathers diagnostics in the order in which they are found, up to {@link #MOST} of each severity. Belongs to one thread
 * at a time.
 */
public final class Diagnostics {
    /** A file of a few megabytes can be wrong in millions of ways; nobody reads more than these of one severity. */
    static final int MOST = 10_000;

    private final List<Diagnostic> found = new ArrayList<>();
    private final Map<Severity, Integer> counts = new EnumMap<>(Severity.class);

    /** Adds a diagnostic that needs no hint. */
    public void add(Code code, Place place, String message) {
        add(code, place, message, "");
    }

    /** Adds a diagnostic with a hint that says what to do. */
    public void add(Code code, Place place, String message, String hint) {
        add(new Diagnostic(code, place, message, hint));
    }

    /** Adds a diagnostic. */
    public void add(Diagnostic diagnostic) {
        if (counts.merge(diagnostic.severity(), 1, Integer::sum) <= MOST) {
            found.add(diagnostic);
        }
    }

    /** Adds all of another collection. */
    public void addAll(Diagnostics others) {
        found.addAll(others.found);
    }

    public boolean hasErrors() {
        return found.stream().anyMatch(Diagnostic::isError);
    }

    public boolean isEmpty() {
        return found.isEmpty();
    }

    /** A view of all, in order. */
    public List<Diagnostic> list() {
        return Collections.unmodifiableList(found);
    }
}
