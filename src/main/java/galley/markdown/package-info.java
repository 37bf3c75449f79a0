/**
 * Markdown to a tree with spans, the structure of a lesson, and HTML.
 *
 * <p>Entry types: {@link galley.markdown.MarkdownParser} and {@link galley.markdown.LessonRenderer}. Words defined here:
 * heading, link, visible text, loss, pattern.
 *
 * <p>Invariant: the visible text of the HTML, in order, is the visible text of the content; what the reader would not
 * see is a diagnostic with a place.
 */
@NullMarked
package galley.markdown;

import org.jspecify.annotations.NullMarked;
