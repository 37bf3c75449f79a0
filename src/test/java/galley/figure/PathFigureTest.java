package galley.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.figure.Port.Direction;
import java.util.List;
import org.junit.jupiter.api.Test;

class PathFigureTest {
    private static final Port IN = new Port("Received packets", Direction.IN);
    private static final Port OUT = new Port("Sent packets", Direction.OUT);
    private static final Port BOTH = new Port("Management", Direction.BOTH);

    @Test
    void saysInWordsWhatItShows() {
        assertEquals(
                "Into it: Received packets, Management (both ways). Out of it: Sent packets.",
                new PathFigure("Adapter", List.of(IN, OUT, BOTH)).description());
        assertEquals("Out of it: Sent packets.", new PathFigure("Adapter", List.of(OUT)).description());
    }

    @Test
    void everyPortHasABoxAndAnArrow() {
        String svg = new PathFigure("Adapter", List.of(IN, OUT, BOTH)).svg();
        assertEquals(4, svg.split("<rect ", -1).length - 1);
        assertEquals(3, svg.split("class=\"path-arrow\"", -1).length - 1);
    }

    @Test
    void nothingReachesOutsideTheDrawing() {
        String long1 = "An interface whose name is as long as a sentence and holds Donaudampfschifffahrtsgesellschaft";
        for (List<Port> ports : List.of(
                List.of(new Port(long1, Direction.IN)),
                List.of(new Port(long1, Direction.OUT), IN, IN, IN),
                List.of(new Port("<&>", Direction.BOTH)))) {
            String svg = new PathFigure(long1, ports).svg();
            double height = Double.parseDouble(svg.replaceAll("(?s).*viewBox=\"0 0 400 ([0-9.]+)\".*", "$1"));
            java.util.regex.Pattern.compile(" y=\"([-0-9.]+)\"")
                    .matcher(svg)
                    .results()
                    .map(found -> Double.parseDouble(found.group(1)))
                    .forEach(y -> assertTrue(y >= 0 && y < height, svg));
        }
    }

    @Test
    void longNamesAreBrokenWhereReadersExpectIt() {
        assertEquals(List.of("Floating-", "point sums"), Wrapping.lines("Floating-point sums", 10));
        assertEquals(List.of("abcde", "fgh", "ij"), Wrapping.lines("abcdefgh ij", 5));
        assertEquals(List.of(""), Wrapping.lines("", 5));
    }
}
