package galley.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.model.Example;
import galley.model.Model;
import galley.model.Models;
import galley.model.Quantity;
import galley.model.Reading;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

class ModelFigureTest {
    private static final Pattern POINT = Pattern.compile("([-0-9.]+),([-0-9.]+)");

    private static Quantity quantity(String text) {
        return ((Reading.Read) Quantity.read(text)).quantity();
    }

    private static ModelFigure figure(Example example, List<String> marks, boolean reader) {
        Model model = example.model();
        List<Quantity> stops = new ArrayList<>();
        stops.add(quantity(model.curve().from()));
        stops.add(quantity(model.curve().to()));
        marks.forEach(mark -> stops.add(quantity(mark)));
        return new ModelFigure(example, model.inputIndex(model.curve().input()), stops, reader);
    }

    private static ModelFigure seed() {
        return figure(Example.of(Models.find("message-time").orElseThrow()), List.of("1 kB", "1 MB"), false);
    }

    private static Element parse(ModelFigure figure) {
        return Jsoup.parseBodyFragment(figure.svg()).selectFirst("svg");
    }

    @Test
    void namesAndDescribesItself() {
        assertEquals("Message time T over Payload size M", seed().title());
        assertEquals(
                "Both axes are logarithmic. At 1 kB: 5.04 μs. At 1 MB: 45 μs. αB = 125 kB.",
                seed().description().replace('\u00A0', ' '));
        Element svg = parse(seed());
        assertEquals("img", svg.attr("role"));
        assertEquals(seed().title(), svg.selectFirst("title").text());
        assertEquals(seed().description(), svg.selectFirst("desc").wholeText());
    }

    @Test
    void labelsDecadesMarksAndCrossover() {
        List<String> labels = parse(seed()).select("text").eachText();
        List<String> plain =
                labels.stream().map(text -> text.replace('\u00A0', ' ')).toList();
        assertTrue(
                plain.containsAll(List.of("1 B", "1 kB", "1 MB", "1 GB", "1 μs", "10 μs", "100 ms")), plain::toString);
        assertTrue(
                plain.containsAll(List.of("1 kB: 5.04 μs", "1 MB: 45 μs", "αB = 125 kB", "α", "M/B")), plain::toString);
    }

    @Test
    void drawsEveryModelInsideItsBoxAtEveryCornerOfTheRanges() {
        for (Model model : Models.all()) {
            for (int corner = 0; corner < 1 << model.inputs().length; corner++) {
                Example example = Example.of(model);
                for (int i = 0; i < model.inputs().length; i++) {
                    String least = model.inputs()[i].range().least();
                    String greatest = model.inputs()[i].range().greatest();
                    example = example.with(i, quantity((corner >> i & 1) == 0 ? least : greatest));
                }
                checkInside(parse(figure(example, List.of(), true)));
            }
        }
    }

    private static void checkInside(Element svg) {
        for (Element path : svg.select("path")) {
            POINT.matcher(path.attr("d")).results().forEach(point -> {
                double x = Double.parseDouble(point.group(1));
                double y = Double.parseDouble(point.group(2));
                assertTrue(x >= 80 && x <= 372 && y >= 26 && y <= 252, point.group());
            });
        }
        assertFalse(svg.outerHtml().contains("NaN") || svg.outerHtml().contains("Infinity"));
        assertFalse(svg.outerHtml().contains("style="));
    }

    @Test
    void marksWhatTheReaderEntered() {
        Example example = Example.of(Models.find("message-time").orElseThrow()).with(1, quantity("200 kB"));
        Element svg = parse(figure(example, List.of("1 kB"), true));
        assertEquals(1, svg.select(".plot-reader").size());
        assertTrue(svg.wholeText().contains("200\u00A0kB: 13\u00A0μs"), svg.wholeText());
    }
}
