/**
 * What changed between two revisions of a lesson.
 *
 * <p>Entry type: {@link galley.revision.Changes}. Words defined here: revision, change, part.
 *
 * <p>Invariant: everything here is a pure function of two revisions, takes bounded time whatever their texts hold, and
 * loses nothing: kept and deleted parts make the old text, kept and inserted parts the new one.
 */
@NullMarked
package galley.revision;

import org.jspecify.annotations.NullMarked;
