package galley.markdown;

/**
 * One interface that a lesson names.
 *
 * @param name what passes there, without the word for its direction
 * @param direction {@code input}, {@code output} or {@code both}
 * @param description what the lesson says of it
 */
public record InterfaceCard(String name, String direction, String description) {}
