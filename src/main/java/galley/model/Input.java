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

    /** Which values it takes. */
    Limits limits() {
        return new Limits(own(range.least()), own(range.greatest()));
    }

    /** Reads a quantity of this input's dimension and range. Bits given for bytes are refused, with the conversion. */
    public Reading read(String text) {
        QuantityReader reader = new QuantityReader(text, limits());
        return reader.fault() == Fault.NONE ? new Read(reader.known()) : new Refused(Fault.reason(reader, this));
    }

    private static Quantity own(String text) {
        return new QuantityReader(text).known();
    }
}
