package galley.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import freemarker.template.Configuration;
import freemarker.template.Template;
import freemarker.template.TemplateException;
import galley.lesson.Companion;
import galley.lesson.Companion.Binding;
import galley.lesson.Companion.Word;
import galley.text.Place;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

class CalculatorTemplateTest {
    private static Word word(String text) {
        return new Word(text, Place.ofFile("a.yaml"));
    }

    static Companion companion(String model) {
        Binding binding = new Binding(word(model), word("Example"), Map.of("alpha", word("5 us")));
        Companion.Figure figure = new Companion.Figure(
                binding,
                word("A <curve>"),
                word("payload"),
                word("1 B"),
                word("1 GB"),
                List.of(word("1 kB"), word("1 MB")));
        Companion.Table table = new Companion.Table(
                binding, word("A & B"), word("payload"), List.of(word("1 kB"), word("1 MB")), List.of(word("total")));
        return new Companion(
                List.of(table), List.of(figure), List.of(), List.of(new Companion.Calculator(binding)), List.of());
    }

    static Document page(Companion companion) {
        try {
            Configuration configuration = new Configuration(Configuration.VERSION_2_3_33);
            configuration.setDirectoryForTemplateLoading(Path.of("templates").toFile());
            configuration.setDefaultEncoding("UTF-8");
            String main = "<#import 'calculator.ftlh' as c><@c.calculator view 'k'/><@c.exampleTable table 't'/>"
                    + "<@c.figure figure 'f'/>";
            Template template = new Template("main.ftlh", main, configuration);
            StringWriter out = new StringWriter();
            template.process(
                    Map.of(
                            "view", CalculatorView.of(companion.calculators().get(0), companion),
                            "table", ExampleTableView.of(companion.tables().get(0)),
                            "figure", FigureView.of(companion.figures().get(0))),
                    out);
            return Jsoup.parse(out.toString());
        } catch (IOException | TemplateException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void showsTheLessonsExampleBeforeAnyScriptRuns() {
        Element form = page(companion("message-time")).selectFirst("form.calculator");
        assertEquals("message-time", form.attr("data-model"));
        assertEquals("5\u00A0μs", form.selectFirst("input[name=alpha]").val());
        assertEquals("45\u00A0μs", form.selectFirst("output[name=total]").wholeText());
        assertEquals("1\u00A0kB;1\u00A0MB", form.selectFirst("figure").attr("data-marks"));
        assertTrue(form.selectFirst("button").hasAttr("hidden"));
        assertEquals(1, form.select("svg .plot-reader").size());
    }

    @Test
    void labelsAndDescribesEveryField() {
        Document page = page(companion("message-time"));
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
        Document page = page(companion("message-time"));
        assertEquals("A <curve>", page.selectFirst("#f figcaption").text());
        assertTrue(page.selectFirst("#t caption").wholeText().startsWith("A & B α = 5\u00A0μs, B = 25\u00A0GB/s"));
        assertEquals("row", page.selectFirst("#t tbody th").attr("scope"));
        assertEquals(2, page.select("#t tbody tr").size());
        assertEquals(0, page.select("#f .plot-reader").size());
    }

    @Test
    void aFigureInACalculatorIsShownOnce() {
        Companion companion = companion("message-time");
        assertTrue(CalculatorView.shows(companion.figures().get(0), companion));
    }
}
