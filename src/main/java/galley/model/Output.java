package galley.model;

/**
 * What a model answers with.
 *
 * @param id its name in companions
 * @param symbol its letters in the formula
 * @param label its meaning in words
 * @param dimension what it measures
 */
public record Output(String id, String symbol, String label, Dimension dimension) {}
