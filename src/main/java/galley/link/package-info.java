/**
 * What a written page refers to, and where that leads in its site.
 *
 * <p>Entry types: {@link galley.link.PageLinks} and {@link galley.link.LinkCheck}. Words defined here: target (a reference
 * as a page has it), reference (where it leads), said (of a reference that a lesson makes itself).
 *
 * <p>Invariant: a target leads where a browser and a static host would take it; what a file refers to depends on its
 * bytes alone.
 */
@NullMarked
package galley.link;

import org.jspecify.annotations.NullMarked;
