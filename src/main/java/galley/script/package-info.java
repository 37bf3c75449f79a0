/**
 * What makes the browser's script small, at build time: TeaVM compiles a whole Java library and its runtime, of which
 * the calculators need little.
 *
 * <p>Entry types: {@link galley.script.LeanLibrary}, which TeaVM calls for each class that it compiles, and {@link
 * galley.script.LeanRuntime}, which shortens what TeaVM has written before the minifier reads it.
 *
 * <p>Invariant: what the calculators compute and show is not touched; the tests of the shipped script compare it with
 * the same code on the JVM.
 */
@NullMarked
package galley.script;

import org.jspecify.annotations.NullMarked;
