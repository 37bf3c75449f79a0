package galley.math;

import galley.diagnostic.Diagnostics;
import java.util.Optional;

/** Sets formulas. */
public interface FormulaRenderer extends AutoCloseable {

    /** The set formula, or nothing when {@code diagnostics} says why it cannot be set. */
    Optional<SetFormula> render(Formula formula, Diagnostics diagnostics);

    @Override
    void close();
}
