/**
 * What is wrong with an input, where, how bad it is and what to do about it.
 *
 * <p>Entry type: {@link galley.diagnostic.Diagnostics}. Words defined here: diagnostic, code, severity, hint.
 *
 * <p>Invariant: a fault of the input is a value, never an exception; every code stands in {@link
 * galley.diagnostic.Code}, and once published keeps its name and its meaning.
 */
@NullMarked
package galley.diagnostic;

import org.jspecify.annotations.NullMarked;
