/**
 * Bytes, characters, offsets and positions of one source, and the orders that everything is kept in.
 *
 * <p>Entry type: {@link galley.text.SourceText}. Words defined here: offset, span, position, place.
 *
 * <p>Invariant: an offset is a number of UTF-16 code units from the start of a source exactly as it stands; nothing
 * here trims, normalizes or re-encodes a text.
 */
@NullMarked
package galley.text;

import org.jspecify.annotations.NullMarked;
