package galley.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.SealedLesson;
import galley.diagnostic.Diagnostics;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A relative link was written for the lesson's own address: it leads to the same place from every revision. */
class SiteLinksTest {
    private static final String TEXT =
            "# A\n\n[b](../b/) [part](../b/#x) [self](./) [picture](fig/p.png) [web](https://w.example/b/)"
                    + " [here](#a) [root](/learn/b/)\n\n## Continue exploring\n\n### Foundations\n\n- [b](../b/)\n";

    private static final List<LessonHistory> HISTORIES = Placement.of(
                    List.of(
                            lesson("a", "1.0", "https://h.example/learn/a/"),
                            lesson("a", "1.1", "https://h.example/learn/a/"),
                            lesson("c", "1.0", "https://h.example/learn/c.html"),
                            lesson("c", "1.1", "https://h.example/learn/c.html"),
                            lesson("b", "1.0", "https://h.example/learn/b/")),
                    SiteAddress.UNKNOWN,
                    new Diagnostics())
            .stream()
            .map(Placement::history)
            .toList();

    private static final SiteLinks LINKS = SiteLinks.of(HISTORIES);

    private static SiteLesson lesson(String id, String version, String url) {
        return VerifiedLessons.of(
                SealedLesson.of(TEXT).text("id", id).text("version", version).text("canonicalUrl", url));
    }

    private static LessonCard card(String page) {
        return HISTORIES.stream()
                .flatMap(history -> history.revisions().stream())
                .filter(card -> card.paths().page().value().equals(page))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({
        "learn/a/index.html, ../b/, ../../learn/b/",
        "learn/a/index.html, ../b/#x, ../../learn/b/#x",
        "learn/a/index.html, fig/p.png, fig/p.png",
        "learn/a/index.html, https://w.example/b/, https://w.example/b/",
        "learn/a/index.html, /learn/b/, ../../learn/b/",
        "learn/a/v/1.0/index.html, ../b/, ../../../../learn/b/",
        "learn/a/v/1.0/index.html, ../b/#x, ../../../../learn/b/#x",
        "learn/a/v/1.0/index.html, ./, ../../../../learn/a/",
        "learn/a/v/1.0/index.html, fig/p.png, ../../fig/p.png",
        "learn/a/v/1.0/index.html, https://w.example/b/, https://w.example/b/",
        "learn/a/v/1.0/index.html, mailto:a@b.example, mailto:a@b.example",
        "learn/a/v/1.0/index.html, #a, #a",
        "learn/a/v/1.0/index.html, ?q, ?q",
        "learn/a/v/1.0/index.html, /other, /other",
        "learn/c.html, fig/p.png, fig/p.png",
        "learn/c/v/1.0/index.html, fig/p.png, ../../../fig/p.png",
    })
    void aRelativeLinkLeadsWhereTheNewestPageLeads(String page, String url, String href) {
        assertEquals(href, LINKS.of(card(page)).href(url));
    }

    @Test
    void aRelativeLinkToALessonIsKnownAsALinkBetweenLessons() {
        LessonGraph graph =
                new LessonGraph(HISTORIES.stream().map(LessonHistory::newest).toList(), LINKS);
        List<String> ids = graph.around(card("learn/a/index.html")).foundations().stream()
                .map(LessonCard::id)
                .toList();
        assertEquals(List.of("b"), ids);
        assertTrue(new SourceView(List.of(card("learn/a/index.html")), LINKS)
                        .pages()
                        .size()
                == 1);
    }
}
