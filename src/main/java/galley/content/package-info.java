/**
 * Finds and reads the files of a content folder: records, their Markdown siblings and companions.
 *
 * <p>Entry type: {@link galley.content.LessonReader}.
 *
 * <p>Invariant: reading never throws for what a file holds; it gives a value, or diagnostics that say where and why
 * not, in bounded time and memory. The only home of Jackson.
 */
@NullMarked
package galley.content;

import org.jspecify.annotations.NullMarked;
