package galley.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.model.Example;
import galley.model.Input;
import galley.model.Model;
import galley.model.Models;
import galley.model.Quantity;
import galley.model.Reading;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

/** No label lies over another or over the curve, and none reaches out of the drawing. */
class LabelsTest {
    private static final int TRIES = 1500;
    private static final Model MESSAGE_TIME = Models.find("message-time").orElseThrow();

    private static Quantity quantity(String text) {
        return ((Reading.Read) Quantity.read(text)).quantity();
    }

    private static Element svg(Example example, int input, List<String> stops, boolean reader) {
        List<Quantity> quantities = stops.stream().map(LabelsTest::quantity).toList();
        return Jsoup.parseBodyFragment(new ModelFigure(example, input, quantities, reader).svg())
                .selectFirst("svg");
    }

    @Test
    void theSeedsLabelsAllFindAPlace() {
        Element svg = svg(Example.of(MESSAGE_TIME), 1, List.of("64 B", "1 GB", "1 kB", "1 MB"), true);
        assertEquals(List.of(), Extent.collisions(svg));
        assertEquals(List.of(), overTheCurve(svg));
        String words = String.join("|", svg.select("text").eachText()).replace('\u00A0', ' ');
        for (String label : List.of("1 kB: 5.04 μs", "1 MB: 45 μs", "αB = 125 kB", "|α|", "M/B")) {
            assertTrue(words.contains(label), label + " in " + words);
        }
    }

    @Test
    void noLabelLiesOverAnotherInAnyFigure() {
        Random random = new Random(7);
        for (int i = 0; i < TRIES; i++) {
            Model model = Models.all()[random.nextInt(Models.all().length)];
            int input = random.nextInt(model.inputs().length);
            Example example = Example.of(model);
            for (int j = 0; j < model.inputs().length; j++) {
                example = example.with(j, quantity(inside(model.inputs()[j], random)));
            }
            List<String> stops = new ArrayList<>();
            for (int j = random.nextInt(5) + 2; j > 0; j--) {
                stops.add(inside(model.inputs()[input], random));
            }
            Element svg = svg(example, input, stops, random.nextBoolean());
            String what = model.id() + " over " + model.inputs()[input].id() + " " + stops;
            assertEquals(List.of(), Extent.collisions(svg), what);
            assertEquals(List.of(), Extent.outside(svg), what);
            assertEquals(List.of(), overTheCurve(svg), what);
        }
    }

    /** A quantity of the input's range, above zero, as likely in each decade. */
    private static String inside(Input input, Random random) {
        double smallest = input.dimension().symbol().equals("s") ? 1e-9 : 1;
        double least = Math.max(quantity(input.range().least()).value(), smallest);
        double greatest = quantity(input.range().greatest()).value();
        double exponent = Math.log10(least) + random.nextDouble() * (Math.log10(greatest) - Math.log10(least));
        double value = Math.pow(10, exponent);
        String number = new BigDecimal(value)
                .round(new MathContext(1 + random.nextInt(3)))
                .max(new BigDecimal(least))
                .min(new BigDecimal(greatest))
                .round(new MathContext(12))
                .toPlainString();
        String symbol = input.dimension().symbol();
        return symbol.isEmpty() ? String.valueOf(Math.round(value)) : number + " " + symbol;
    }

    private static List<String> overTheCurve(Element svg) {
        Element curve = svg.selectFirst(".plot-curve");
        List<double[]> points = new ArrayList<>();
        for (String point : curve.attr("d").split("[ML]", -1)) {
            if (point.isEmpty()) {
                continue;
            }
            String[] parts = point.split(",", -1);
            points.add(new double[] {Double.parseDouble(parts[0]), Double.parseDouble(parts[1])});
        }
        return Extent.of(svg).stream()
                .filter(label -> label.left() >= Graph.LEFT && label.bottom() <= Graph.BOTTOM)
                .filter(label -> crossed(label, points))
                .map(Extent::text)
                .toList();
    }

    /** Looks at many points of each piece of the curve. */
    private static boolean crossed(Extent label, List<double[]> points) {
        for (int i = 1; i < points.size(); i++) {
            for (double part = 0; part <= 1; part += 0.02) {
                double x = points.get(i - 1)[0] + part * (points.get(i)[0] - points.get(i - 1)[0]);
                double y = points.get(i - 1)[1] + part * (points.get(i)[1] - points.get(i - 1)[1]);
                if (x > label.left() + 0.1
                        && x < label.right() - 0.1
                        && y > label.top() + 0.1
                        && y < label.bottom() - 0.1) {
                    return true;
                }
            }
        }
        return false;
    }
}
