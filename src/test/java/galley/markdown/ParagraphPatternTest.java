package galley.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ParagraphPatternTest {

    @Test
    void theTopicStandsAloneBeforeTheTitle() {
        assertEquals("<p class=\"topic\">A · B v1</p>\n", preamble("A · B v1\n\n# T\n"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A · B\n\nmore\n\n# T\n",
                "A B\n\n# T\n",
                "- A · B\n\n# T\n",
                "A dot · is in this sentence.\n\n# T\n"
            })
    void otherPreamblesStayPlain(String content) {
        assertFalse(preamble(content).contains("topic"));
    }

    @Test
    void theLeadIsTheFirstParagraphBelowTheTitle() {
        assertEquals("<p class=\"lead\">a</p>\n<p>b</p>\n", Samples.body("# T\n\na\n\nb\n"));
        assertEquals("<ul>\n<li>a\n</li>\n</ul>\n<p>b</p>\n", Samples.body("# T\n\n- a\n\nb\n"));
        assertEquals("<p>a</p>\n", Samples.body("## T\n\na\n"));
    }

    @Test
    void aLineOfLinksAmongTheSourcesIsThePublication() {
        assertEquals(
                "<p class=\"publication\"><a href=\"u\">a</a> · <a href=\"v\">b</a></p>\n",
                Samples.body("# T\n\n## Sources\n\n[a](u) · [b](v)\n"));
        assertFalse(Samples.html("# T\n\n## Sources\n\nsee [a](u) · [b](v)\n").contains("publication"));
        assertFalse(Samples.html("# T\n\n## Notes\n\n[a](u) · [b](v)\n").contains("publication"));
    }

    private static String preamble(String content) {
        MarkdownDocument document = Samples.parse(content);
        return new LessonRenderer()
                .render(document, RenderOptions.plain(document))
                .preambleHtml();
    }
}
