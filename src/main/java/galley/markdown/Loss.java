package galley.markdown;

import galley.diagnostic.Diagnostics;

/** One way in which something that the content says would not reach the reader. */
@FunctionalInterface
interface Loss {
    void report(ParsedTree tree, Diagnostics diagnostics);
}
