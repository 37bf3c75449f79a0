package galley.markdown;

import galley.math.Formula;
import org.commonmark.node.CustomBlock;

/** A display formula. It is a leaf: no Markdown rule has touched its text. */
final class MathBlock extends CustomBlock {
    private Formula formula;
    private boolean closed;

    MathBlock(Formula formula) {
        this.formula = formula;
    }

    /** Called once, by the parser, when all lines are known. */
    void complete(Formula whole, boolean wasClosed) {
        formula = whole;
        closed = wasClosed;
    }

    Formula formula() {
        return formula;
    }

    boolean isClosed() {
        return closed;
    }
}
