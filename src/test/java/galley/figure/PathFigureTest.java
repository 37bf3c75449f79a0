package galley.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.figure.Stop.Role;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

class PathFigureTest {
    private static final Stop IN = Stop.side(Role.IN, "Received packets", "From others");
    private static final Stop OUT = Stop.side(Role.OUT, "Sent packets", "");
    private static final Stop BOTH = Stop.side(Role.BOTH, "Management", "");
    private static final Stop THING = Stop.thing("Adapter", List.of(1, 2));

    private static Element svg(Stop... stops) {
        return Jsoup.parseBodyFragment(new PathFigure("Adapter", List.of(stops)).svg())
                .selectFirst("svg");
    }

    @Test
    void saysInWordsWhatItShows() {
        assertEquals(
                "Received packets: From others; Management (both ways). Then Adapter: steps 1, 2. Then Sent packets.",
                new PathFigure("Adapter", List.of(IN, BOTH, THING, OUT)).description());
        assertEquals(
                "Path: Adapter",
                svg(IN, THING).attr("aria-label"),
                "what kind of figure it is stands before the title");
    }

    @Test
    void everyPlaceHasABoxAndEveryStepADisc() {
        Element svg = svg(IN, THING, Stop.between("Sent", "Received"), Stop.thing("The other", List.of(3)), OUT);
        assertEquals(5, svg.select("rect").size());
        assertEquals(List.of("1", "2", "3"), svg.select(".path-number").eachText());
        assertEquals(3, svg.select(".path-step").size());
        assertEquals(4, svg.select(".path-arrow").size());
    }

    @Test
    void manyStepsAreShownByTheFirstAndTheLast() {
        List<Integer> steps = IntStream.rangeClosed(1, 12).boxed().toList();
        assertEquals(
                List.of("1", "12"),
                svg(Stop.thing("Adapter", steps)).select(".path-number").eachText());
    }

    @Test
    void severalBeginningsAndEndsHaveARailEach() {
        Element svg = svg(IN, BOTH, THING, OUT, OUT);
        assertEquals(2, svg.select(".path-arrow").size());
        assertEquals(
                List.of(2, 2),
                svg.select(".path-arrow").stream().map(PathFigureTest::heads).toList());
    }

    /** The heads of a drawing's arrows are its only pieces with three points. */
    private static int heads(Element arrow) {
        return (int) Pattern.compile("M[^ML]*L[^ML]*L[^ML]*")
                .matcher(arrow.attr("d"))
                .results()
                .count();
    }

    @Test
    void aPathMayLackItsBeginningItsEndOrBoth() {
        assertEquals(0, svg(THING).select(".path-arrow").size());
        assertEquals(1, svg(IN, THING).select(".path-arrow").size());
        assertEquals(1, svg(THING, OUT).select(".path-arrow").size());
        assertEquals(1, svg(THING, OUT, OUT).select(".path-arrow").size());
    }

    @Test
    void nothingReachesOutsideTheDrawing() {
        String words = "An interface whose name is as long as a sentence and holds Donaudampfschifffahrtsgesellschaft";
        Stop wordy = Stop.side(Role.IN, words, words);
        for (Element svg : List.of(
                svg(wordy, THING),
                svg(wordy, IN, IN, BOTH, THING, OUT, OUT),
                svg(Stop.side(Role.BOTH, "<&>", ""), Stop.thing(words, List.of(1, 2, 3, 4, 5, 6, 7))))) {
            assertEquals(List.of(), Extent.collisions(svg));
            double[] box = {240, Double.parseDouble(svg.attr("viewBox").split(" ", -1)[3])};
            Pattern.compile("[ML]([-0-9.]+),([-0-9.]+)")
                    .matcher(String.join("", svg.select("path").eachAttr("d")))
                    .results()
                    .forEach(point -> {
                        double x = Double.parseDouble(point.group(1));
                        double y = Double.parseDouble(point.group(2));
                        assertTrue(x >= 0 && x <= box[0] && y >= 0 && y <= box[1], point.group());
                    });
            svg.select("rect")
                    .forEach(rect -> assertTrue(
                            Double.parseDouble(rect.attr("y")) + Double.parseDouble(rect.attr("height")) <= box[1]));
        }
    }

    @Test
    void longNamesAreBrokenWhereReadersExpectIt() {
        assertEquals(List.of("Floating-", "point sums"), Wrapping.lines("Floating-point sums", 10));
        assertEquals(List.of("abcde", "fgh", "ij"), Wrapping.lines("abcdefgh ij", 5));
        assertEquals(List.of(""), Wrapping.lines("", 5));
    }
}
