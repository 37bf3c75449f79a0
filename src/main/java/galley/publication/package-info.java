/**
 * A finished site as a folder: its manifest, and how it takes the place of the site before it.
 *
 * <p>Entry types: {@link galley.publication.Publication} and {@link galley.publication.Manifest}. Words defined here:
 * manifest, foreign file (one that the manifest does not own), former site (one that waits for the next to grow out of it), spare
 * (a copy of the site that waits as if it were a former one).
 *
 * <p>Invariant: the old site stays until the new one is whole, and no foreign file is lost.
 */
@NullMarked
package galley.publication;

import org.jspecify.annotations.NullMarked;
