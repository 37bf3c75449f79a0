package galley.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SvgTextTest {

    @Test
    void nestsElementsAndEscapesTexts() {
        SvgText text = new SvgText();
        text.open("g");
        text.attribute("class", "a \"b\" & <c>");
        text.open("text");
        text.text("1 < 2 & 3 > 2");
        text.close();
        text.open("path");
        text.close();
        text.close();
        assertEquals(
                "<g class=\"a &quot;b&quot; &amp; &lt;c&gt;\"><text>1 &lt; 2 &amp; 3 &gt; 2</text><path></path></g>",
                text.markup());
    }
}
