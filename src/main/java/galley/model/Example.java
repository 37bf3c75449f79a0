package galley.model;

import java.util.ArrayList;
import java.util.List;

/**
 * A model with a quantity for each of its inputs.
 *
 * @param model what to compute
 * @param quantities one per input, in order
 */
public record Example(Model model, List<Quantity> quantities) {

    public Example {
        quantities = List.copyOf(quantities);
        if (quantities.size() != model.inputs().length) {
            throw new IllegalArgumentException(model.id() + " needs a quantity for each input");
        }
    }

    /** The model with the quantities to begin with. */
    public static Example of(Model model) {
        List<Quantity> quantities = new ArrayList<>();
        for (Input input : model.inputs()) {
            quantities.add(input.initial());
        }
        return new Example(model, quantities);
    }

    /** The same with another quantity for one input. */
    public Example with(int input, Quantity quantity) {
        List<Quantity> changed = new ArrayList<>(quantities);
        changed.set(input, quantity);
        return new Example(model, changed);
    }

    /** Each input with its quantity, such as {@code α = 5 μs}, in order. */
    public List<String> given() {
        List<String> given = new ArrayList<>();
        for (int i = 0; i < quantities.size(); i++) {
            given.add(model.inputs()[i].symbol() + " = " + quantities.get(i).text());
        }
        return given;
    }

    /** The same without the input that varies. */
    public List<String> givenBut(int varied) {
        List<String> given = given();
        given.remove(varied);
        return given;
    }

    /** The inputs' values, in base units. */
    public double[] arguments() {
        double[] arguments = new double[quantities.size()];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = quantities.get(i).value();
        }
        return arguments;
    }

    /** The outputs' values, in base units. */
    public double[] results() {
        return model.apply(arguments());
    }

    /** The text of one output. */
    public String result(int output) {
        return model.outputs()[output].dimension().print(results()[output]);
    }
}
