/**
 * TeX to HTML and MathML, and the style sheet and fonts that the result needs.
 *
 * <p>Entry types: {@link galley.math.FormulaRenderer} and {@link galley.math.FormulaSheet}. Words defined here: formula,
 * set (what a renderer does with a formula), style class, shape, numeral (a run of digits), pattern (a formula
 * without its numerals and letters), filling (these), mould (a set formula with holes for a filling), cast (to fill one).
 *
 * <p>Invariant: what leaves this room is KaTeX's own output, byte for byte and also where it was cast, except that every
 * inline style has become a class; fonts are KaTeX's outlines under names of our own; no type of the JavaScript engine
 * appears in a public signature.
 */
@NullMarked
package galley.math;

import org.jspecify.annotations.NullMarked;
