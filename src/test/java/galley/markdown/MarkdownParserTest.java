package galley.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MarkdownParserTest {
    private static final Duration LIMIT = Duration.ofSeconds(20);

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void headingSpansAreExactUnderEveryLineEnd(String lineEnd) {
        String content = "intro 𝛼|# One|text|  ## Two ##|Three|lines|---|".replace("|", lineEnd);

        List<Heading> headings = Samples.parse(content).headings();

        assertEquals(List.of("One", "Two", "Three lines"), titles(headings));
        assertEquals(List.of(1, 2, 2), headings.stream().map(Heading::level).toList());
        assertEquals("# One", headings.get(0).span().of(content));
        assertEquals("## Two ##", headings.get(1).span().of(content));
        assertEquals(content.indexOf("Three"), headings.get(2).span().start());
        assertEquals(content.indexOf("---") + 3, headings.get(2).span().end());
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void linkSpansAreExactUnderEveryLineEnd(String lineEnd) {
        String content = "# A|> x [one](https://a.example) y|> <https://b.example>|".replace("|", lineEnd);

        List<Link> links = Samples.parse(content).links();

        assertEquals("[one](https://a.example)", links.get(0).span().of(content));
        assertEquals("<https://b.example>", links.get(1).span().of(content));
    }

    @Test
    void aByteOrderMarkHidesNoHeadingAndIsCounted() {
        String content = "\uFEFF# One\n\n$$\nx\n$$\n";

        MarkdownDocument document = Samples.parse(content);

        assertEquals("# One", document.headings().get(0).span().of(content));
        assertEquals(content.indexOf('x'), document.formulas().get(0).tex().fileOffset(0));
        assertEquals("One\nx\n", document.plainText());
    }

    @Test
    void onlyHeadingsOfTheTopLevelCount() {
        String content = """
                > # quoted

                - # listed

                ```
                # fenced
                ```

                    # indented

                <!--
                # comment
                -->

                <div>
                # raw
                </div>

                $$
                # formula
                $$

                # Real
                """;

        assertEquals(List.of("Real"), titles(Samples.parse(content).headings()));
    }

    @Test
    void aTitleIsPlainText() {
        assertEquals(
                List.of("A code & link <b> 1 * 2"),
                titles(Samples.parse("# *A* `code` &amp; [link](u) <b> 1 \\* 2 #\n")
                        .headings()));
    }

    @Test
    void linksAreListedInOrderAndOnceEach() {
        MarkdownDocument document =
                Samples.parse("[b](u2) [a](u1)\n\n[b](u2) [other](u2) ![picture](u3)\n\n[r]: u4\n[r]");

        assertEquals(
                List.of("b u2", "a u1", "b u2", "other u2", "r u4"),
                document.links().stream()
                        .map(link -> link.title() + " " + link.url())
                        .toList());
        assertEquals(4, document.distinctLinks().size());
    }

    @Test
    void formulasAreListedInOrder() {
        MarkdownDocument document = Samples.parseWithDollars("a $x$\n\n$$\ny\n$$\n\n> $z$\n");

        assertEquals(
                List.of("x", "y", "z"),
                document.formulas().stream()
                        .map(formula -> formula.tex().text())
                        .toList());
    }

    @Test
    void anEmptyContentIsADocument() {
        MarkdownDocument document = Samples.parse("");

        assertEquals("", document.plainText());
        assertEquals("", Samples.html(document));
        assertTrue(document.headings().isEmpty());
    }

    @Test
    void pathologicalInputsEndInTime() {
        for (String content : pathological()) {
            assertTimeoutPreemptively(LIMIT, () -> {
                MarkdownDocument document = Samples.parseWithDollars(content);
                assertEquals(VisibleText.normal(document.plainText()), Samples.visibleText(Samples.html(document)));
                assertFalse(document.plainText().isEmpty());
            });
        }
    }

    private static List<String> pathological() {
        StringBuilder lists = new StringBuilder();
        IntStream.range(0, 300).forEach(i -> lists.append("  ".repeat(i)).append("- a\n"));
        StringBuilder ticks = new StringBuilder();
        IntStream.range(1, 1500).forEach(i -> ticks.append("e").append("`".repeat(i)));
        return List.of(
                "[".repeat(10_000),
                "[a](".repeat(5_000),
                "[".repeat(5_000) + "a" + "]".repeat(5_000),
                "[a]: u\n".repeat(5_000) + "\n[a]",
                "# T\n\n## Science and assumptions\n\n" + "Symbols and units\n\n".repeat(3_001),
                "# T\n\n## Interfaces\n\n" + "Main Input\n\n".repeat(3_000),
                ">".repeat(5_000) + " a",
                lists.toString(),
                ticks.toString(),
                "*a ".repeat(20_000),
                "*a **b ".repeat(5_000) + "** *".repeat(5_000),
                "![".repeat(2_000) + "a" + "](u)".repeat(2_000),
                "$a ".repeat(20_000),
                "$$ a\n".repeat(5_000),
                "| a ".repeat(2_000) + "|\n" + "|-".repeat(2_000) + "|\n| b |\n",
                "1,".repeat(20_000) + "1 s",
                "<".repeat(10_000) + "a",
                "<!-- a ".repeat(5_000));
    }

    private static List<String> titles(List<Heading> headings) {
        return headings.stream().map(Heading::title).toList();
    }
}
