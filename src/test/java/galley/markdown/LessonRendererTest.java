package galley.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.diagnostic.Diagnostics;
import galley.text.SourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LessonRendererTest {
    private static final String LESSON = Samples.resource("lesson.md");
    private static final Path GOLDEN = Path.of("src/test/resources/galley/markdown/lesson.html");
    private static final int DOCUMENTS = 2_000;

    /** Pieces that Markdown, lessons or browsers give a meaning. */
    private static final List<String> PIECES = List.of(
            "a",
            "5 μs",
            " ",
            " ",
            "\n",
            "\n\n",
            "\n\n",
            "# ",
            "\n## ",
            "\n### ",
            "- ",
            "1. ",
            "2. ",
            "> ",
            "    ",
            "\t",
            "*",
            "**",
            "_",
            "`",
            "```",
            "$",
            "$$",
            "\n$$\n",
            "[",
            "](",
            ")",
            "](u)",
            "![",
            "[a]: b",
            "<b>",
            "</b>",
            "<!--",
            "-->",
            "<div>",
            "<p>",
            "&amp;",
            "&lt;",
            "&#9;",
            "&#0;",
            "\\",
            "|",
            "\n|-|-|\n",
            "---",
            "===",
            "<a:b>",
            "https://a.example",
            "javascript:",
            "\r\n",
            "\r",
            "\uFEFF",
            "\u00A0",
            "\u0000",
            "𝛼",
            "Input",
            " Output",
            "Answer and reasoning",
            "Learning objective",
            "Assumptions ",
            "Symbols and units",
            "\n## Interfaces\n\n",
            "\n## Sources\n\n",
            "\n## The mechanism\n\n",
            "\n## Science and assumptions\n\n",
            "\n## Specifications and interfaces\n\n",
            "\n## Check your understanding\n\n### Which?\n\n1. a\n\nAnswer and reasoning\n\na\n\n",
            " · ",
            "\n# T\n\n");

    @Test
    void aWholeLessonGetsItsShapeBack() throws IOException {
        String html = Samples.html(LESSON);
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(GOLDEN, html);
        }

        assertEquals(Files.readString(GOLDEN), html);
    }

    @Test
    void sectionsComeWithWhatAPageNeeds() {
        MarkdownDocument document = Samples.parse("a\n\n# *B* c\n\nd\n\n## The mechanism\n");
        RenderOptions options =
                new RenderOptions(List.of("x", "y"), url -> url, formula -> Optional.empty(), List.of());

        RenderedLesson lesson = new LessonRenderer().render(document, options);

        assertEquals("<p>a</p>\n", lesson.preambleHtml());
        RenderedSection title = lesson.sections().get(0);
        assertEquals("x 1 B c title", title.id() + " " + title.level() + " " + title.title() + " " + title.kind());
        assertTrue(title.html().startsWith("<h1 id=\"x\"><em>B</em> c<a class=\"anchor\" href=\"#x\" aria-hidden="));
        assertEquals("mechanism", lesson.sections().get(1).kind());
    }

    @Test
    void idsThatDoNotFitAreABug() {
        MarkdownDocument document = Samples.parse("# A\n\n# B\n");
        RenderOptions one = new RenderOptions(List.of("x"), url -> url, formula -> Optional.empty(), List.of());

        assertThrows(IllegalArgumentException.class, () -> new LessonRenderer().render(document, one));
        assertThrows(
                IllegalArgumentException.class,
                () -> new RenderOptions(List.of("x", "x"), url -> url, formula -> Optional.empty(), List.of()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void everyLineEndGivesTheSamePage(String lineEnd) {
        String html = Samples.html(LESSON.replace("\n", lineEnd));

        assertEquals(Samples.html(LESSON), html);
    }

    @Test
    void aByteOrderMarkGivesTheSamePage() {
        assertEquals(Samples.html(LESSON), Samples.html("\uFEFF" + LESSON));
    }

    @Test
    void everyTruncationSaysWhatTheContentSays() {
        for (int end = 0; end <= LESSON.length(); end++) {
            check(LESSON.substring(0, end));
        }
    }

    @Test
    void randomDocumentsLoseNoCharacterAndReachNoHost() {
        Random random = new Random(20260101);
        for (int i = 0; i < DOCUMENTS; i++) {
            StringBuilder content = new StringBuilder();
            int length = random.nextInt(40);
            for (int piece = 0; piece < length; piece++) {
                content.append(PIECES.get(random.nextInt(PIECES.size())));
            }
            check(content.toString());
        }
    }

    @Test
    void aLessonWithBlocksMissingRepeatedOrMovedLosesNoCharacter() {
        Random random = new Random(20260102);
        for (int i = 0; i < DOCUMENTS / 10; i++) {
            List<String> blocks = new ArrayList<>(List.of(LESSON.split("\n\n")));
            for (int change = random.nextInt(6); change >= 0; change--) {
                String moved = blocks.remove(random.nextInt(blocks.size()));
                if (random.nextBoolean()) {
                    blocks.add(random.nextInt(blocks.size()), moved);
                }
            }
            check(String.join("\n\n", blocks));
        }
    }

    /** Both readings of the dollar; the HTML says what the content says, and nothing in it can act. */
    private static void check(String content) {
        for (boolean inlineDollar : new boolean[] {false, true}) {
            MarkdownDocument document =
                    new MarkdownParser(inlineDollar).parse(SourceText.of("a.md", content), new Diagnostics());
            String html = Samples.html(document);
            assertEquals(VisibleText.normal(document.plainText()), Samples.visibleText(html), content);
            checkMarkup(Jsoup.parseBodyFragment(html), content);
            checkSpans(document, content);
        }
    }

    private static void checkMarkup(Document page, String content) {
        assertTrue(page.select("script, style, iframe, img, [style], [onclick]").isEmpty(), content);
        page.select("[href]").forEach(link -> assertTrue(LinkPolicy.allows(link.attr("href")), content));
        List<String> ids = page.select("[id]").eachAttr("id");
        assertEquals(ids.size(), new HashSet<>(ids).size(), content);
    }

    private static void checkSpans(MarkdownDocument document, String content) {
        int previous = 0;
        for (Heading heading : document.headings()) {
            assertTrue(heading.span().start() >= previous, content);
            assertTrue(
                    !Pattern.compile("^\\s").matcher(heading.span().of(content)).find(), content);
            previous = heading.span().end();
        }
        document.links().forEach(link -> assertTrue(link.span().length() > 0, content));
        document.formulas().forEach(f -> f.tex().fileOffset(f.tex().length()));
    }
}
