package galley.figure;

import galley.model.Curve;
import galley.model.Model;

/**
 * Which of a model's numbers a figure shows. Each is the position of an output or, behind all outputs, of an input; -1
 * is none.
 *
 * @param input the position of the input on the horizontal axis
 * @param output what the vertical axis shows
 * @param low what the curve comes close to at its low end
 * @param high the same at its high end
 * @param crossover where, on the horizontal axis, these two cross
 */
public record Roles(int input, int output, int low, int high, int crossover) {

    /** The roles in a model's own figure; the crossover belongs to its own horizontal input alone. */
    public static Roles of(Model model, int input) {
        Curve curve = model.curve();
        boolean own = input == model.inputIndex(curve.input());
        return new Roles(
                input,
                position(model, curve.output()),
                position(model, curve.low()),
                position(model, curve.high()),
                own ? position(model, curve.crossover()) : -1);
    }

    /** The symbol of what has a role; empty for none. */
    public static String symbol(Model model, int position) {
        int input = position - model.outputs().length;
        return position < 0 ? "" : input < 0 ? model.outputs()[position].symbol() : model.inputs()[input].symbol();
    }

    private static int position(Model model, String id) {
        int output = model.outputIndex(id);
        int input = model.inputIndex(id);
        return output >= 0 || input < 0 ? output : model.outputs().length + input;
    }
}
