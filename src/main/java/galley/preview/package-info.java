/**
 * A preview: builds the site into a folder of its own, serves it on this machine alone, and builds again what changed.
 *
 * <p>Entry type: {@link galley.preview.Preview}. Words defined here: preview, fault (a diagnostic as a page shows it).
 *
 * <p>Invariant: what is served is, byte for byte and header for header, what {@code build} would publish, once
 * texts that were edited are sealed; a page gets
 * one script element on its way to the browser, and no file of the site ever holds it.
 */
@NullMarked
package galley.preview;

import org.jspecify.annotations.NullMarked;
