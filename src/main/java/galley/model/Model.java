package galley.model;

/** A formula with inputs and outputs: the one place from which tables, figures, calculators and claims get numbers. */
public interface Model {
    /** Its name in companions and addresses. */
    String id();

    /** What it computes. */
    String title();

    /** The formula in TeX. */
    String formula();

    /** Where the formula comes from. */
    String source();

    /** What it is asked with, in the order of the arguments. */
    Input[] inputs();

    /** What it answers with, in the order of the results. */
    Output[] outputs();

    /** What its figure shows. */
    Curve curve();

    /**
     * The pure function itself. For arguments within the inputs' ranges every result is finite and not negative.
     *
     * @param arguments one value per input, in base units
     * @return one value per output, in base units
     */
    double[] apply(double[] arguments);

    /** The position of an input, or -1. */
    default int inputIndex(String id) {
        int index = inputs().length - 1;
        while (index >= 0 && !inputs()[index].id().equals(id)) {
            index--;
        }
        return index;
    }

    /** The position of an output, or -1. */
    default int outputIndex(String id) {
        int index = outputs().length - 1;
        while (index >= 0 && !outputs()[index].id().equals(id)) {
            index--;
        }
        return index;
    }
}
