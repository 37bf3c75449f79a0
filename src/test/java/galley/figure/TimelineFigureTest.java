package galley.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import galley.model.Dimension;
import java.util.List;
import org.junit.jupiter.api.Test;

class TimelineFigureTest {
    private static final List<String> PARTS = List.of("Startup α", "Serialization M/B");

    private static Timeline timeline(Timeline.Row... rows) {
        return new Timeline(Dimension.TIME, PARTS, List.of(rows));
    }

    private static Timeline.Row row(String name, double startup, double serialization) {
        return new Timeline.Row(name, List.of(startup, serialization));
    }

    private static List<String> widths(String svg) {
        return java.util.regex.Pattern.compile("<rect[^>]* width=\"([^\"]*)\"")
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
        Timeline.Row row = new Timeline.Row("1 B", List.of(1d));
        assertThrows(IllegalArgumentException.class, () -> timeline(row));
    }

    @Test
    void ticksAreRoundAndFew() {
        assertEquals(List.of(0d, 1e-5, 2e-5, 3e-5, 4e-5), ticks(4.5e-5));
        assertEquals(List.of(0d, 1d, 2d, 3d, 4d, 5d), ticks(5));
        assertEquals(List.of(0d, 200d, 400d, 600d), ticks(777));
    }

    private static List<Double> ticks(double greatest) {
        return new LinearAxis(greatest, 0, 100)
                .ticks().stream().map(tick -> Math.round(tick * 1e9) / 1e9).toList();
    }
}
