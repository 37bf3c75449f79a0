package galley.model;

/**
 * Which values an input takes, in base units.
 *
 * @param least the smallest; its dimension is the input's
 * @param greatest the largest
 */
public record Limits(Quantity least, Quantity greatest) {

    /** What is wrong with a quantity here. */
    int fault(Quantity quantity) {
        Dimension wanted = least.dimension();
        Dimension given = quantity.dimension();
        double value = quantity.value();
        if (given != wanted) {
            return given == Dimension.COUNT
                    ? Fault.NO_UNIT
                    : given.other() == wanted ? Fault.BITS_FOR_BYTES : Fault.OTHER_KIND;
        }
        if (wanted == Dimension.COUNT && value != Math.floor(value)) {
            return Fault.OTHER_KIND;
        }
        return value < least.value() || value > greatest.value() ? Fault.OUT_OF_RANGE : Fault.NONE;
    }

    /** A quantity of bits in bytes, or of bytes in bits. */
    String converted(Quantity quantity) {
        Dimension wanted = least.dimension();
        return wanted.print(wanted.countsBits() ? quantity.value() * 8 : quantity.value() / 8);
    }
}
