package galley.math;

import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A formula ready for a page with a strict content security policy. What nobody asks for is not made: a check of records
 * wants to know that a formula can be set, and no more.
 */
public final class SetFormula {
    private Supplier<Parts> making;
    private Optional<Parts> made = Optional.empty();

    /**
     * What there is of a formula.
     *
     * @param html KaTeX's HTML and MathML, well-formed also as XML, with no inline style in it
     * @param shape what the style sheet and the fonts must know of it
     */
    record Parts(String html, FormulaShape shape) {}

    private SetFormula(Supplier<Parts> making) {
        this.making = making;
    }

    /**
     * A formula whose shape is found in its HTML.
     *
     * @param styles the declarations behind each style class in {@code html}, by class name
     */
    public static SetFormula of(String html, SortedMap<String, String> styles) {
        return new SetFormula(() -> new Parts(html, FormulaShape.of(html, styles)));
    }

    /** A formula that is made when it is asked for, once. */
    static SetFormula later(Supplier<Parts> making) {
        return new SetFormula(making);
    }

    /** KaTeX's HTML and MathML, well-formed also as XML, with no inline style in it. */
    public String html() {
        return parts().html();
    }

    /** What the style sheet and the fonts must know of it. */
    public FormulaShape shape() {
        return parts().shape();
    }

    /** The declarations behind each style class, by class name. */
    SortedMap<String, String> styles() {
        return shape().styles();
    }

    private synchronized Parts parts() {
        Parts parts = made.orElseGet(making);
        made = Optional.of(parts);
        // What it was made of is not held any longer.
        making = () -> parts;
        return parts;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof SetFormula formula && parts().equals(formula.parts());
    }

    @Override
    public int hashCode() {
        return Objects.hash(parts());
    }

    @Override
    public String toString() {
        return html();
    }
}
