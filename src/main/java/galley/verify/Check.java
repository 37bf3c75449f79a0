package galley.verify;

import galley.diagnostic.Diagnostics;

/** Holds one rule against one lesson. */
@FunctionalInterface
interface Check {
    /** Adds a diagnostic for every way in which {@code lesson} breaks the rule. */
    void check(Candidate lesson, Diagnostics diagnostics);
}
