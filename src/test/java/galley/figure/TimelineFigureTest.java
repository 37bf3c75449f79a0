package galley.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import galley.model.Dimension;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class TimelineFigureTest {
    private static final List<String> PARTS = List.of("Startup α", "Serialization M/B");

    private static Timeline timeline(Timeline.Row... rows) {
        return new Timeline(Dimension.TIME, PARTS, List.of(rows));
    }

    private static Timeline.Row row(String name, double startup, double serialization) {
        return new Timeline.Row(name, startup, serialization);
    }

    private static List<String> widths(String svg) {
        return Pattern.compile("<rect[^>]* width=\"([^\"]*)\"")
                .matcher(svg)
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    @Test
    void barsAreToOneScale() {
        String svg = new TimelineFigure(timeline(row("1 kB", 5e-6, 4e-8), row("1 MB", 5e-6, 4e-5))).svg();
        assertEquals(List.of("42.2", "0.3", "42.2", "337.8"), widths(svg));
    }

    @Test
    void everyAmountIsSaidInWords() {
        assertEquals(
                "The axis is linear and begins at zero. 1 kB: 5.04\u00A0μs (Startup α: 5\u00A0μs; Serialization M/B:"
                        + " 40\u00A0ns).",
                timeline(row("1 kB", 5e-6, 4e-8)).description());
        assertEquals("Startup α and Serialization M/B, to scale", timeline().title());
    }

    @Test
    void nothingToShowIsDrawnWithoutDividingByZero() {
        String svg = new TimelineFigure(timeline(row("0 B", 0, 0))).svg();
        assertEquals(List.of("0", "0"), widths(svg));
        assertFalse(svg.contains("NaN"), svg);
    }

    @Test
    void aRowHasAnAmountForEachPart() {
        Timeline.Row row = new Timeline.Row("1 B", 1);
        assertThrows(IllegalArgumentException.class, () -> timeline(row));
    }

    @Test
    void ticksAreRoundAndFew() {
        assertEquals(1e-5, step(4.5e-5), 1e-12);
        assertEquals(1, step(5), 1e-12);
        assertEquals(200, step(777), 1e-9);
        assertEquals(0.5, step(2.4), 1e-12);
    }

    private static double step(double greatest) {
        return new LinearAxis(greatest, 0, 100).step();
    }
}
