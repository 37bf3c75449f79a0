package galley.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SvgTextTest {

    @Test
    void writesElementsAndEscapesTexts() {
        SvgText text = new SvgText();
        text.draw("text class=a x=\"<&>", "1 < 2 & 3 > 2");
        text.draw("path d=M1,2", "");
        assertEquals(
                "<text class=\"a\" x=\"&quot;&lt;&amp;&gt;\">1 &lt; 2 &amp; 3 &gt; 2</text><path d=\"M1,2\"></path>",
                text.markup());
    }
}
