/**
 * Makes bytes smaller, to the same bytes on every machine.
 *
 * <p>Entry types: {@link galley.pack.Deflate} for zlib streams, {@link galley.pack.Gzip} and {@link
 * galley.pack.Brotli} for files that a host serves.
 *
 * <p>Invariant: the output depends on nothing but the input. The JDK's own compressor is the zlib that it was built with
 * or that the system brings, and each version of that may choose other bytes for the same data.
 */
@NullMarked
package galley.pack;

import org.jspecify.annotations.NullMarked;
