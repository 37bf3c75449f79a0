package galley.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class HtmlTest {

    @Test
    void escapesTextAndAttributes() {
        Html out = new Html().raw("<a").attribute("title", "\"<'&>").raw(">").text("<b>&amp;");

        assertEquals("<a title=\"&quot;&lt;'&amp;&gt;\">&lt;b&gt;&amp;amp;", out.toString());
    }
}
