package galley.math;

import galley.diagnostic.Diagnostics;
import java.util.Optional;

/** Sets formulas; may be shared by threads, each with its own {@link Diagnostics}. */
public interface FormulaRenderer extends AutoCloseable {

    /**
     * Sets a formula.
     *
     * @param diagnostics receives every fault, with a place inside the formula's TeX
     * @return empty when the formula cannot be set; {@code diagnostics} then holds an error that says why
     */
    Optional<SetFormula> render(Formula formula, Diagnostics diagnostics);

    /** The renderer that has each formula set anew, which belongs to this one. */
    default FormulaRenderer exact() {
        return this;
    }

    /** Releases threads and memory; a closed renderer sets nothing more. */
    @Override
    void close();
}
