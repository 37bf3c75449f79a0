package galley.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.BuiltSite;
import galley.content.LessonReader;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import galley.markdown.MarkdownParser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The page says what the lesson says: all of it, in its order. */
class PageTextIT {
    private static Document page;
    private static LessonRecord record;

    @BeforeAll
    static void read() throws Exception {
        page = Jsoup.parse(Files.readString(BuiltSite.lesson()));
        Path file = Path.of("content/lessons/atlas-lesson-network-adapter.json");
        record = LessonReader.read(file, new Diagnostics()).orElseThrow().record();
    }

    @Test
    void theVisibleTextOfTheLessonIsTheTextOfTheContent() {
        Document copy = page.clone();
        copy.select(".added, .table-scroll, form.calculator, figure.figure, .anchor")
                .remove();
        copy.select(".katex").forEach(formula -> {
            String tex = formula.select("annotation").text();
            formula.empty().text(tex);
        });
        String content = new MarkdownParser(false)
                .parse(record.content(), new Diagnostics())
                .plainText();
        assertEquals(squeezed(content), squeezed(copy.selectFirst("article").wholeText()));
    }

    @Test
    void everyLineOfTheAuthorsPageIsThere() throws Exception {
        String text = squeezed(page.selectFirst("article").wholeText());
        for (String line : Files.readAllLines(Path.of("src/test/resources/galley/site/author-page.txt"))) {
            String words = squeezed(line.replaceFirst("^- ", ""));
            assertTrue(text.contains(words), line);
        }
    }

    @Test
    void theProvenanceSaysWhatWasCheckedAndWhatNot() {
        Element provenance = page.selectFirst(".provenance");
        assertTrue(provenance.text().contains("Version 1.3.0"));
        assertTrue(provenance.text().contains("Revised 2026-10-07"));
        assertTrue(provenance.text().contains("verified SHA-256 of the text in UTF-8 " + record.contentHash()));
        assertTrue(provenance.text().contains("verified 5773 UTF-16 code units in 15 sections"));
        assertTrue(provenance
                .text()
                .contains("not checked how it is computed is not published "
                        + record.text("recordHash").orElseThrow()));
        assertFalse(provenance.text().toLowerCase(Locale.ROOT).contains("licence "), "the record has none");
        assertEquals(
                "https://semiaifoundry.com/ai-atlas/licenses.html",
                provenance.select("a:contains(licensing)").attr("href"));
    }

    @Test
    void theSeedsNumbersStandInTheTable() {
        String rows = page.select(".example-table").text().replace('\u00A0', ' ');
        assertTrue(rows.contains("1 kB 40 ns 5.04 μs 99.21 % 198.4 MB/s"), rows);
        assertTrue(rows.contains("1 MB 40 μs 45 μs 11.11 % 22.22 GB/s"), rows);
        assertTrue(page.select(".plot").text().contains("αB = 125 kB"));
    }

    private static String squeezed(String text) {
        return text.replaceAll("[\\s\u200B]+", "");
    }
}
