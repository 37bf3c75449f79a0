package galley.model;

/**
 * What a model's figure shows on logarithmic axes.
 *
 * @param input the id of the input on the horizontal axis
 * @param output the id of the output on the vertical axis
 * @param low the id of the input or output that the curve comes close to at its low end; or empty
 * @param high the same at its high end
 * @param crossover the id of the output, of the horizontal input's dimension, at which the asymptotes cross; or empty
 * @param from where the horizontal axis begins unless a companion says otherwise, a quantity
 * @param to where it ends, a quantity
 */
public record Curve(String input, String output, String low, String high, String crossover, String from, String to) {}
