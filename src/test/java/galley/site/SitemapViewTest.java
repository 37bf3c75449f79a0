package galley.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SitemapViewTest {
    private static List<PlannedPage> pages(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> PlannedPage.of("p/" + i + ".html", "lesson", Map.of()))
                .toList();
    }

    @Test
    void whatOneFileCannotHoldIsSplitUnderAnIndex() {
        List<PlannedPage> sitemaps = SitemapView.pages("https://s.example/", pages(7), List.of(), 3);
        assertEquals(
                List.of("sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml", "sitemap.xml"),
                sitemaps.stream().map(PlannedPage::path).toList());
        assertEquals(
                List.of(Map.of("loc", "https://s.example/p/6.html")),
                sitemaps.get(2).model().get("urls"));
        assertEquals(
                Map.of("loc", "https://s.example/sitemap-2.xml"),
                ((List<?>) sitemaps.get(3).model().get("files")).get(1));
    }

    @Test
    void oneFileIsEnoughForWhatFits() {
        assertEquals(
                1,
                SitemapView.pages("https://s.example/", pages(3), List.of(), 3).size());
    }
}
