/**
 * Judges lessons: one class per rule of the record format.
 *
 * <p>Entry type: {@link galley.verify.Verifier}. Words defined here: check, verified lesson.
 *
 * <p>Invariant: {@link galley.verify.VerifiedLesson} is made only here, only when no check found an error; whoever
 * holds one need not ask again.
 */
@NullMarked
package galley.verify;

import org.jspecify.annotations.NullMarked;
