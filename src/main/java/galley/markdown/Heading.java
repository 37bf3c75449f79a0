package galley.markdown;

import galley.text.Span;

/**
 * A heading that stands at top level and so opens a section.
 *
 * @param level 1 to 6
 * @param title its visible text in normal form
 * @param span from its first character (the number sign, or the first letter of underlined text) to its end
 */
public record Heading(int level, String title, Span span) {}
