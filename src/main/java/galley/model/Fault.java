package galley.model;

import java.util.List;

/**
 * The ways in which a text is not the quantity that is wanted, with their sentences. Only the numbers are in the
 * browser's script; a calculator's page carries the sentences.
 */
public final class Fault {
    /** The text is good. */
    public static final int NONE = 0;

    static final int NO_UNIT = 1;
    static final int OTHER_KIND = 2;
    static final int OUT_OF_RANGE = 3;
    static final int BITS_FOR_BYTES = 4;
    static final int EMPTY = 5;
    static final int TOO_LONG = 6;
    static final int SIGN = 7;
    static final int NO_DIGITS = 8;
    static final int SEPARATOR = 9;
    static final int TOO_MANY_DIGITS = 10;
    static final int UNKNOWN_UNIT = 11;
    static final int TOO_LARGE = 12;

    /** The faults from {@link #BITS_FOR_BYTES} on, the same for every input. */
    private static final List<String> GENERAL = List.of(
            "# is @ before overhead: b is bit, B is byte.",
            "There is no quantity.",
            "A quantity has at most 40 characters.",
            "A quantity has no sign.",
            "A quantity begins with digits from 0 to 9, such as 5 or 0.5.",
            "A number has no separators but one decimal point, such as 1000 or 1.5.",
            "A number has at most 15 digits.",
            "“#” is not a unit: write s, B, b, B/s or b/s, perhaps with a prefix, such as μs or GB/s.",
            "The number is too large or too small.");

    private Fault() {}

    /** The sentences of every input, in order; # is what was read, and @ is what it is in the unit wanted. */
    public static List<String> general() {
        return GENERAL;
    }

    /** The sentences that one input has before the general ones. */
    public static List<String> of(Input input) {
        String example = input.initial().text();
        return List.of(
                "The unit is missing: write " + example + ", for example.",
                "Here " + input.dimension().words() + " is needed, such as " + example + ".",
                "The range is " + input.hint() + ".");
    }

    /** The sentence about what a reader of any quantity has found. */
    static String reason(QuantityReader reader) {
        return filled(GENERAL.get(reader.fault() - BITS_FOR_BYTES), reader);
    }

    /** The sentence about what a reader has found who wanted a quantity for an input. */
    static String reason(QuantityReader reader, Input input) {
        return reader.fault() < BITS_FOR_BYTES ? of(input).get(reader.fault() - 1) : reason(reader);
    }

    private static String filled(String sentence, QuantityReader reader) {
        return sentence.replace("@", reader.converted()).replace("#", reader.found());
    }
}
