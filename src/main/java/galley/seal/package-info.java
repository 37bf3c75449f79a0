/**
 * What a record says once its Markdown file is sealed into it.
 *
 * <p>Entry types: {@link galley.seal.SealText} and {@link galley.seal.DraftReader}. Word defined here: draft (a lesson whose
 * Markdown file was edited and is not sealed yet).
 *
 * <p>Invariant: sealing changes what depends on the content, and every other byte of a record stays; nothing is written
 * here.
 */
@NullMarked
package galley.seal;

import org.jspecify.annotations.NullMarked;
