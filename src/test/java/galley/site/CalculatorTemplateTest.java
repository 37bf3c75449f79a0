package galley.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.lesson.Companion;
import java.util.List;
import java.util.Map;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

class CalculatorTemplateTest {
    private static final Companion COMPANION = CalculatorPage.companion("message-time");

    private static Document page(Companion companion) {
        String main = "<#import 'calculator.ftlh' as c><@c.calculator view 'k'/><@c.exampleTable table 't'/>"
                + "<@c.figure figure 'f'/>";
        Map<String, Object> data = Map.of(
                "view", CalculatorView.of(companion.calculators().get(0), companion),
                "table", ExampleTableView.of(companion.tables().get(0)),
                "figure", FigureView.of(companion.figures().get(0)));
        return Jsoup.parse(CalculatorPage.process(main, data));
    }

    @Test
    void showsTheLessonsExampleBeforeAnyScriptRuns() {
        Element form = page(COMPANION).selectFirst("form.calculator");
        assertEquals("message-time", form.attr("data-model"));
        assertEquals("5\u00A0μs", form.selectFirst("input[name=alpha]").val());
        assertEquals("45\u00A0μs", form.selectFirst("output[name=total]").wholeText());
        assertEquals(
                "1\u00A0B;1\u00A0GB;1\u00A0kB;1\u00A0MB",
                form.selectFirst("figure").attr("data-stops"));
        assertEquals("1;0;5;1;3", form.selectFirst("figure").attr("data-roles"));
        assertTrue(form.selectFirst("button").hasAttr("hidden"));
        assertEquals(1, form.select("svg .plot-reader").size());
    }

    @Test
    void labelsAndDescribesEveryField() {
        Document page = page(COMPANION);
        for (Element input : page.select("input")) {
            assertEquals(1, page.select("label[for=" + input.id() + "]").size());
            String described = "#" + input.attr("aria-describedby").replace(" ", ",#");
            assertEquals(2, page.select(described).size());
        }
        List<String> ids = page.select("[id]").eachAttr("id");
        assertEquals(ids.size(), ids.stream().distinct().count());
    }

    @Test
    void escapesWhatCompanionsSay() {
        Document page = page(COMPANION);
        assertEquals("A <curve>", page.selectFirst("#f figcaption").text());
        assertTrue(page.selectFirst("#t caption").wholeText().startsWith("A & B α = 5\u00A0μs, B = 25\u00A0GB/s"));
        assertEquals("row", page.selectFirst("#t tbody th").attr("scope"));
        assertEquals(2, page.select("#t tbody tr").size());
        assertEquals(0, page.select("#f .plot-reader").size());
    }

    @Test
    void aFigureInACalculatorIsShownOnce() {
        assertTrue(CalculatorView.shows(COMPANION.figures().get(0), COMPANION));
    }
}
