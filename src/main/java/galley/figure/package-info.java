/**
 * Figures as SVG: curves of a model, drawn by one routine at build time and in the reader's browser, and timelines and
 * paths, drawn at build time only.
 *
 * <p>Entry types: {@link galley.figure.LogLogFigure}, the drawing that both worlds share, and {@link
 * galley.figure.ModelFigure}, the whole figure at build time. Words defined here: figure, role, window, sink, asymptote,
 * crossover.
 *
 * <p>Invariant: the drawing depends on the model, its arguments and the window alone, and is the same text in both
 * worlds: logarithms and coordinates are computed here, with + − × ÷, comparisons and {@code Math.floor}, and bracketed
 * operands come first.
 */
@NullMarked
package galley.figure;

import org.jspecify.annotations.NullMarked;
