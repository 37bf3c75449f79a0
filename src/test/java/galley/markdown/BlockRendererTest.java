package galley.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BlockRendererTest {

    @ParameterizedTest
    @CsvSource({
        "'a\n\nb', '<p>a</p>|<p>b</p>|'",
        "'> # a\n> b', '<blockquote>|<h1>a</h1>|<p>b</p>|</blockquote>|'",
        "'- a\n- b', '<ul>|<li>a|</li>|<li>b|</li>|</ul>|'",
        "'3. a\n\n4. b', '<ol start=\"3\">|<li><p>a</p>|</li>|<li><p>b</p>|</li>|</ol>|'",
        "'```c++ x\na<b\n```', '<pre tabindex=\"0\" role=\"group\" aria-label=\"Code\"><code class=\"language-c++\">a&lt;b|</code></pre>|'",
        "'    a', '<pre tabindex=\"0\" role=\"group\" aria-label=\"Code\"><code>a|</code></pre>|'",
        "'<script>x</script>', '<pre class=\"html\" tabindex=\"0\" role=\"group\" aria-label=\"Code\"><code>&lt;script&gt;x&lt;/script&gt;</code></pre>|'",
        "'---', '<hr>|'",
        "'[a]: b', ''",
    })
    void writesBlocks(String content, String html) {
        assertEquals(html.replace('|', '\n'), Samples.html(content));
    }

    @ParameterizedTest
    @CsvSource({"'$$\nx<y\n$$', 'x&lt;y'", "'> $$x$$', 'x'"})
    void aFormulaScrolls(String content, String tex) {
        String body = "<figure class=\"formula\">\n<div class=\"formula-body\" tabindex=\"0\" role=\"group\""
                + " aria-label=\"Formula\"><code class=\"tex\">" + tex + "</code></div>\n</figure>\n";

        assertEquals(body, Samples.html(content).replace("<blockquote>\n", "").replace("</blockquote>\n", ""));
    }
}
