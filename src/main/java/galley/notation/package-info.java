/**
 * Which symbol means what, across lessons.
 *
 * <p>Entry type: {@link galley.notation.Notation}. Words defined here: use, clash.
 *
 * <p>Invariant: what is said depends on the lessons alone, not on the order in which they are read.
 */
@NullMarked
package galley.notation;

import org.jspecify.annotations.NullMarked;
