package galley.lesson;

import galley.text.Place;

/**
 * A link of the content as the record lists it.
 *
 * @param title the link's plain text
 * @param url its destination
 * @param place where the record states it
 */
public record Citation(String title, String url, Place place) {}
