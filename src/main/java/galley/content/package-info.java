/**
 * Finds, reads and writes the files of a content folder: records, their Markdown siblings and companions.
 *
 * <p>Entry types: {@link galley.content.LessonReader} and {@link galley.content.RecordWriter}.
 *
 * <p>Invariant: reading never throws for what a file holds; it gives a value, or diagnostics that say where and why
 * not, in bounded time and memory. The only home of Jackson's parsers.
 */
@NullMarked
package galley.content;

import org.jspecify.annotations.NullMarked;
