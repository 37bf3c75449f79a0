package galley.math;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ShapeTreeTest {
    private final ShapeTree tree = new ShapeTree();

    @BeforeEach
    void addTwoFormulas() {
        TreeMap<String, String> styles = new TreeMap<>();
        styles.put("s1", "top:1em");
        tree.add(SetFormula.of("<b class=\"katex\"><i class=\"a s1\">x</i><i class=\"a\"></i></b>", styles)
                .shape());
        tree.add(SetFormula.of(
                        "<b class=\"katex\"><i class=\"a\"><u>y</u></i><u class=\"katex-mathml\"><i>z</i></u></b>",
                        new TreeMap<>())
                .shape());
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
    void textOfOneShapeIsOne() {
        tree.add(SetFormula.of("<b class=\"katex\"><i class=\"a\">\uD835\uDC65</i></b>", new TreeMap<>())
                .shape());
        assertEquals(
                List.of((int) 'x', 0x1D465),
                tree.text(tree.select(".a").get(0)).stream().boxed().toList());
        assertTrue(tree.text(tree.select(".katex").get(0)).isEmpty());
    }

    @Test
    void textForScreenReadersIsNotShown() {
        assertTrue(tree.shows(tree.select(".a").get(0)));
        assertFalse(tree.shows(tree.select(".katex-mathml > i").get(0)));
    }
}
