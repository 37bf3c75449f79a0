package galley.markdown;

import galley.text.Span;

/**
 * Words of the content that link to a note which the page adds. The words themselves stay as they are.
 *
 * @param span where the words stand in the content
 * @param id the link's own id, to which the note can lead back
 * @param href where the note stands
 */
public record Annotation(Span span, String id, String href) {}
