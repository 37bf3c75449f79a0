package galley.markdown;

/**
 * One step of a lesson's mechanism.
 *
 * @param number as its list counts it
 * @param text its words
 */
public record Step(int number, String text) {}
