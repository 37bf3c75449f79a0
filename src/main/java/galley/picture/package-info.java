/**
 * Pictures of few colours as PNG files, drawn and packed here: the same shapes give the same bytes on every machine and
 * every Java platform, which the platform's own drawing and packing do not promise.
 *
 * <p>Entry type: {@link galley.picture.Picture}.
 *
 * <p>Invariant: only additions, subtractions, multiplications, divisions and roundings decide about a pixel.
 */
@NullMarked
package galley.picture;

import org.jspecify.annotations.NullMarked;
