package galley.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import galley.SealedLesson;
import galley.SmallCatalogue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.Heading;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LlmsTextTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Plain & simple",
                "a]b[c",
                "[x](y)",
                "![x](y)",
                "back\\slash\\",
                "\\]",
                "<b>bold</b> <https://x.example>",
                "two\nlines",
                "two\r\n\r\nparagraphs",
                "`code",
                "*a* __b__ ~~c~~",
                "&amp; &#60; R&D",
                "# Not a heading #",
                "- not a list",
                "1. not a list",
                "1) not a list",
                "=== ---",
                "> not a quote",
                "| a |",
                SmallCatalogue.HOSTILE
            })
    void everyTitleIsReadAsItIs(String title) {
        String one = title.replaceAll("\\s+", " ").strip();
        SiteLesson lesson = VerifiedLessons.of(SealedLesson.of("# A\n").text("title", one));
        OwnPage page = new OwnPage(VerifiedLessons.page("about", title, "# A\n"), new SitePath("about.html"));
        String text = LlmsText.of(
                new SiteSettings(title, title, "en", Optional.empty(), false, false),
                List.of(lesson.card()),
                List.of(page.name()),
                List.of(new NamedPath(title, "topics/")));
        List<String> read = read(text);
        assertEquals(
                List.of(
                        one,
                        one,
                        "Lessons",
                        one + " -> records/a-lesson.md",
                        "Pages",
                        one + " -> about.html",
                        "Catalogue",
                        one + " -> topics/"),
                read,
                text);
    }

    /** Headings, quotes and links, as a reader of Markdown finds them. */
    private static List<String> read(String text) {
        List<String> found = new ArrayList<>();
        Parser.builder().build().parse(text).accept(new AbstractVisitor() {
            @Override
            public void visit(Heading heading) {
                found.add(words(heading));
            }

            @Override
            public void visit(BlockQuote quote) {
                found.add(words(quote));
            }

            @Override
            public void visit(Link link) {
                found.add(words(link) + " -> " + link.getDestination());
            }
        });
        return found;
    }

    private static String words(Node node) {
        StringBuilder words = new StringBuilder();
        for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
            words.append(
                    child instanceof Text text
                            ? text.getLiteral()
                            : child instanceof Paragraph ? words(child) : "{" + child + "}");
        }
        return words.toString();
    }
}
