package galley.model;

/**
 * The quantities that an input takes, as text.
 *
 * @param initial the quantity to begin with
 * @param least the smallest
 * @param greatest the largest
 */
public record Range(String initial, String least, String greatest) {}
