package galley.lesson;

import galley.text.Place;

/**
 * What one heading opens, up to the next heading of any level.
 *
 * @param id unique in its lesson, such as {@code section-1}
 * @param title the heading's plain text
 * @param start offset of the heading's first character in the content
 * @param end offset behind the section
 * @param place where the record states it
 */
public record Section(String id, String title, int start, int end, Place place) {}
