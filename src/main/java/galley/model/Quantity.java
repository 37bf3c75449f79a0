package galley.model;

/** A number with a unit, as it is written. */
public final class Quantity {
    private final Decimal number;
    private final Unit unit;

    Quantity(Decimal number, Unit unit) {
        this.number = number;
        this.unit = unit;
    }

    /**
     * Reads a number of up to 15 significant digits and its unit.
     *
     * <pre>{@code
     * Quantity.read("5 μs");     // also "5 us", "5e-6 s"
     * Quantity.read("400 Gb/s"); // bits per second
     * Quantity.read("1,5 s");    // refused, with the reason
     * }</pre>
     */
    public static Reading read(String text) {
        QuantityReader reader = new QuantityReader(text);
        return reader.fault() == Fault.NONE
                ? new Reading.Read(reader.known())
                : new Reading.Refused(Fault.reason(reader));
    }

    /** The unit as it is written. */
    public Unit unit() {
        return unit;
    }

    /** What it measures. */
    public Dimension dimension() {
        return unit.dimension();
    }

    /** The value in the base unit, correctly rounded. */
    public double value() {
        return number.shifted(unit.exponent()).value() * unit.factor();
    }

    /** The number as it is written, a no-break space and the unit's own symbol. */
    public String text() {
        return unit.written(number);
    }

    /**
     * Whether a value, in the base unit, is this quantity within the precision written: half a unit of the last digit.
     */
    public boolean covers(double value) {
        return number.shifted(unit.exponent()).covers(value / unit.factor());
    }
}
