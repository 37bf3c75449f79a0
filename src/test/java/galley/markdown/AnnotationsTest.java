package galley.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.text.Span;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AnnotationsTest {

    /** Renders a content in which the words between brackets are annotated, brackets left out. */
    private static RenderedSection render(String marked) {
        String content = "## T\n\n" + marked.replace("⟦", "").replace("⟧", "");
        int start = 6 + marked.indexOf('⟦');
        int end = 6 + marked.indexOf('⟧') - 1;
        Annotation annotation = new Annotation(new Span(start, end), "n", "#note");
        MarkdownDocument document = Samples.parse(content);
        RenderOptions options =
                new RenderOptions(List.of("t"), url -> url, formula -> Optional.empty(), List.of(annotation));
        return new LessonRenderer().render(document, options).sections().get(0);
    }

    private static void check(String marked, String html) {
        RenderedSection section = render(marked);
        assertTrue(section.html().contains("<p>" + html + "</p>"), section.html());
        assertEquals(html.contains("claim") ? List.of("n") : List.of(), section.annotations());
    }

    @Test
    void wordsOfAPlainTextBecomeALink() {
        check("about ⟦45 μs⟧ total", "about <a class=\"claim q\" id=\"n\" href=\"#note\">45 μs</a> total");
        check("⟦45 μs⟧", "<a class=\"claim q\" id=\"n\" href=\"#note\">45 μs</a>");
    }

    @Test
    void escapesBeforeTheWordsDoNotMoveThem() {
        check("T\\_a\\* is ⟦4 s⟧.", "T_a* is <a class=\"claim q\" id=\"n\" href=\"#note\">4 s</a>.");
        check("*x* is ⟦4 s⟧.", "<em>x</em> is <a class=\"claim q\" id=\"n\" href=\"#note\">4 s</a>.");
    }

    @Test
    void wordsOutsideOnePlainTextStayAsTheyAre() {
        check("is ⟦*4* s⟧.", "is <em>4</em> s.");
        check("a [link of ⟦4 s⟧](u)", "a <a href=\"u\">link of <span class=\"q\">4 s</span></a>");
        check("&auml; is ⟦4 s⟧", "ä is <span class=\"q\">4 s</span>");
    }
}
