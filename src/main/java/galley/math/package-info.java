/**
 * TeX to HTML and MathML behind one interface.
 *
 * <p>Entry type: {@link galley.math.FormulaRenderer}. Words defined here: formula.
 *
 * <p>Invariant: markup of a formula carries no style attribute.
 */
@NullMarked
package galley.math;

import org.jspecify.annotations.NullMarked;
