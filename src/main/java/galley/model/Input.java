package galley.model;

import galley.model.Reading.Read;
import galley.model.Reading.Refused;

/**
 * What a model is asked with.
 *
 * @param id its name in companions and addresses
 * @param symbol its letter in the formula
 * @param label its meaning in words
 * @param dimension what it measures; a count is a whole number
 * @param range what it takes
 */
public record Input(String id, String symbol, String label, Dimension dimension, Range range) {

    /** The quantity to begin with. */
    public Quantity initial() {
        return own(range.initial());
    }

    /** The smallest value, in the base unit. */
    public double least() {
        return own(range.least()).value();
    }

    /** The largest value, in the base unit. */
    public double greatest() {
        return own(range.greatest()).value();
    }

    /** Which quantities it takes, in words. */
    public String hint() {
        return own(range.least()).text() + " to " + own(range.greatest()).text();
    }

    /** Reads a quantity of this input's dimension and range. Bits given for bytes are refused, with the conversion. */
    public Reading read(String text) {
        Reading reading = Quantity.read(text);
        if (reading instanceof Read read) {
            String problem = problem(read.quantity());
            return problem.isEmpty() ? reading : new Refused(problem);
        }
        return reading;
    }

    private String problem(Quantity quantity) {
        if (quantity.dimension() != dimension) {
            return otherDimension(quantity);
        }
        double value = quantity.value();
        if (dimension == Dimension.COUNT && value != Math.floor(value)) {
            return "A whole number is needed, such as " + initial().text() + ".";
        }
        return value < least() || value > greatest() ? "The range is " + hint() + "." : "";
    }

    private String otherDimension(Quantity quantity) {
        Dimension given = quantity.dimension();
        double value = quantity.value();
        if (given == Dimension.COUNT) {
            return "The unit is missing: write " + initial().text() + ", for example.";
        }
        if (isBitOf(given, dimension)) {
            return bitsAndBytes(quantity, dimension.print(value / 8));
        }
        if (isBitOf(dimension, given)) {
            return bitsAndBytes(quantity, dimension.print(value * 8));
        }
        return quantity.text() + " is " + given.words() + "; " + dimension.words() + " is needed, such as "
                + initial().text() + ".";
    }

    private static boolean isBitOf(Dimension bits, Dimension bytes) {
        return (bits == Dimension.BIT_RATE && bytes == Dimension.BYTE_RATE)
                || (bits == Dimension.BITS && bytes == Dimension.SIZE);
    }

    private static String bitsAndBytes(Quantity quantity, String same) {
        return quantity.text() + " is " + same + " before overhead: b is bit, B is byte.";
    }

    private static Quantity own(String text) {
        return ((Read) Quantity.read(text)).quantity();
    }
}
