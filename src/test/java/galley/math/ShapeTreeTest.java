package galley.math;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ShapeTreeTest {
    private final ShapeTree tree = new ShapeTree();

    @BeforeEach
    void addTwoFormulas() {
        TreeMap<String, String> styles = new TreeMap<>();
        styles.put("s1", "top:1em");
        tree.add(new SetFormula("<b class=\"katex\"><i class=\"a s1\">x</i><i class=\"a\"></i></b>", styles));
        tree.add(new SetFormula(
                "<b class=\"katex\"><i class=\"a\"><u>y</u></i><u class=\"katex-mathml\"><i>z</i></u></b>",
                new TreeMap<>()));
    }

    @Test
    void elementsOfOneShapeAreOne() {
        assertEquals(1, tree.select(".katex > i.a").size());
        assertEquals(1, tree.select(".katex i > u").size());
        assertTrue(tree.select(".s1").isEmpty());
    }

    @Test
    void pseudoElementBelongsToItsElement() {
        assertEquals(1, tree.select(".a:before").size());
        assertEquals(1, tree.select(".a::after").size());
    }

    @Test
    void textCountsUnlessItIsForScreenReaders() {
        assertTrue(tree.showsText(tree.select(".a").get(0)));
        assertFalse(tree.showsText(tree.select(".katex").get(0)));
        assertFalse(tree.showsText(tree.select(".katex-mathml > i").get(0)));
    }
}
