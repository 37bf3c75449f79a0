package galley.math;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;

class StyleClassesTest {
    private static final String NAME = StyleClasses.name("top:-2em;");

    private static void check(String html, String expected) {
        assertEquals(expected, StyleClasses.of(html).html());
    }

    @Test
    void nameDependsOnTheDeclarationsAlone() {
        assertEquals("s2kjt02po", StyleClasses.name("height:2.7em;"));
        for (int i = 0; i < 1000; i++) {
            assertTrue(StyleClasses.name("height:" + i + "em;").matches("s[0-9a-v]{8}"));
        }
    }

    @Test
    void styleBecomesAClass() {
        check("<span style=\"top:-2em;\">x</span>", "<span class=\"" + NAME + "\">x</span>");
        assertEquals(
                Map.of(NAME, "top:-2em;"),
                StyleClasses.of("<span style=\"top:-2em;\">x</span>").styles());
    }

    @Test
    void styleJoinsTheClassesThatAreThere() {
        check("<span class=\"a b\" style=\"top:-2em;\" id=\"c\">", "<span class=\"a b " + NAME + "\" id=\"c\">");
        check("<mtr style=\"top:-2em;\" class =\"a\">", "<mtr class =\"a " + NAME + "\">");
    }

    @Test
    void widthOfATableCellIsAStyleToo() {
        check("<mtd width=\"50%\"></mtd>", "<mtd class=\"" + StyleClasses.name("width:50%") + "\"></mtd>");
    }

    @Test
    void everythingElseStays() {
        String svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"400em\" viewBox=\"0 0 1 2\""
                + " preserveAspectRatio=\"xMinYMin slice\"><path d=\"M0\n0z\"/></svg>";
        check(svg, svg);
        check(
                "style=&quot;a&quot; <mstyle displaystyle=\"true\">",
                "style=&quot;a&quot; <mstyle displaystyle=\"true\">");
    }

    @Test
    void whatIsNoDeclarationIsRefused() {
        assertThrows(
                IllegalStateException.class, () -> StyleClasses.of("<span style=\"color:red}body{top:0\"></span>"));
    }
}
