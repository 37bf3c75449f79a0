package galley.markdown;

import galley.math.Formula;
import org.commonmark.node.CustomNode;

/** A formula between single dollars. */
final class MathInline extends CustomNode {
    private final Formula formula;

    MathInline(Formula formula) {
        this.formula = formula;
    }

    Formula formula() {
        return formula;
    }
}
