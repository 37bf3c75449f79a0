package galley.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;

import galley.math.SetFormula;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InlineRendererTest {

    @ParameterizedTest
    @CsvSource({
        "'*a* **b** `c<d`', '<em>a</em> <strong>b</strong> <code>c&lt;d</code>'",
        "'a\nb  \nc', 'a\nb<br>\nc'",
        "'a <b onclick=\"x\">c</b>', 'a <code class=\"html\">&lt;b onclick=&quot;x&quot;&gt;</code>c<code class=\"html\">&lt;/b&gt;</code>'",
        "'<!-- a --> b', '&lt;!-- a --&gt; b'",
        "'[a](u \"t\")', '<a href=\"u\" title=\"t\">a</a>'",
        "'[a](<b c>)', '<a href=\"b%20c\">a</a>'",
        "'[a](javascript:x)', '<span class=\"refused\">a</span>'",
        "'[a](JaVa&#115;cript&colon;x)', '<span class=\"refused\">a</span>'",
        "'<javascript:x>', '<span class=\"refused\">javascript:x</span>'",
        "'[a](//b)', '<span class=\"refused\">a</span>'",
        "'![a *b*](https://c.example/d.png)', '<a class=\"picture\" href=\"https://c.example/d.png\">a b</a>'",
        "'![](d.png)', '<a class=\"picture\" href=\"d.png\">d.png</a>'",
        "'![a](data:x)', '<span class=\"refused\">a</span>'",
        "'[![a](b)](c)', '<a href=\"c\"><span class=\"refused\">a</span></a>'",
        "'a&nbsp;\\*', 'a\u00A0*'"
    })
    void writesInlines(String content, String html) {
        String body = Samples.body(content).strip();
        String inner = body.startsWith("<p>") ? body.substring(3, body.length() - 4) : body;

        assertEquals(
                html,
                inner.replace("<pre class=\"html\" tabindex=\"0\" role=\"group\" aria-label=\"Code\"><code>", "")
                        .replace("</code></pre>", ""));
    }

    @Test
    void addressesAreResolvedByThePage() {
        MarkdownDocument document = Samples.parse("# A\n\n[a](b) [c](javascript:d)");
        RenderOptions options =
                new RenderOptions(List.of("x"), url -> "../" + url, formula -> Optional.empty(), List.of());

        String html =
                new LessonRenderer().render(document, options).sections().get(0).html();

        assertEquals(1, html.split("href=\"../b\"", -1).length - 1);
        assertEquals(0, html.split("javascript", -1).length - 1);
    }

    @Test
    void aSetFormulaIsTakenAsItStands() {
        MarkdownDocument document = Samples.parseWithDollars("$x$");
        RenderOptions options = new RenderOptions(
                List.of(),
                url -> url,
                formula -> Optional.of(SetFormula.of("<i>" + formula.tex().text() + "</i>", new TreeMap<>())),
                List.of());

        assertEquals(
                "<p><span class=\"math\"><i>x</i></span></p>\n",
                new LessonRenderer().render(document, options).preambleHtml());
    }

    @Test
    void aFormulaThatIsNotSetShowsItsTex() {
        assertEquals(
                "<p><span class=\"math\"><code class=\"tex\">x&lt;y</code></span></p>\n",
                Samples.html(Samples.parseWithDollars("$x<y$")));
    }
}
