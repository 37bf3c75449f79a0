package galley.figure;

import galley.figure.Timeline.Row;

/**
 * Amounts that add up as bars to one scale, on a linear axis.
 *
 * <p>A part may be too short to be seen, so each has a line that leads to its label. The last part's label stands
 * highest: then no leader crosses a label that begins to its right.
 */
public final class TimelineFigure {
    private static final String LABEL = "plot-label";
    private static final double WIDTH = 400;
    private static final double EDGE = 10;
    private static final double LINE = 20;
    private static final double BAR = 22;
    private static final double GAP = 14;
    private static final double AXIS = 24;
    private static final double VISIBLE = 3;

    /** Some typefaces are wider than most; a label at the right edge would be cut off. */
    private static final double ROOM = 1.15;

    private final Timeline timeline;
    private final LinearAxis axis;

    /** The figure of a timeline. */
    public TimelineFigure(Timeline timeline) {
        this.timeline = timeline;
        double longest = timeline.longest();
        this.axis = new LinearAxis(longest > 0 ? longest : 1, EDGE, WIDTH - 2 * EDGE);
    }

    /** The whole {@code svg} element as markup. */
    public String svg() {
        Drawing drawing = new Drawing("plot timeline", WIDTH, bottom() + AXIS, "15");
        drawing.describe(timeline.title(), timeline.description());
        axis(drawing);
        for (int i = 0; i < timeline.rows().size(); i++) {
            Row row = timeline.rows().get(i);
            double top = i * rowHeight();
            drawing.label(LABEL, "start", timeline.total(row), new double[] {EDGE, top + LINE - 4});
            bars(row, top + LINE, drawing);
            labels(row, top + LINE, drawing);
        }
        return drawing.end();
    }

    private double rowHeight() {
        return LINE + BAR + timeline.parts().size() * LINE + GAP;
    }

    private double bottom() {
        return timeline.rows().size() * rowHeight();
    }

    private void axis(Drawing drawing) {
        double end = 0;
        for (int i = 0; i * axis.step() <= axis.greatest(); i++) {
            double tick = i * axis.step();
            double x = axis.at(tick);
            drawing.path("plot-grid", Coordinate.command("M", x, LINE) + Coordinate.command("L", x, bottom()));
            String text = tick == 0 ? "0" : timeline.dimension().print(tick);
            double half = Canvas.width(text) / 2;
            double at = Bounds.within(half, x, WIDTH - half);
            if (at - half >= end) {
                drawing.label(LABEL, "middle", text, new double[] {at, bottom() + LINE - 4});
                end = at + half;
            }
        }
    }

    private void bars(Row row, double top, Drawing drawing) {
        double sum = 0;
        for (int i = 0; i < row.count(); i++) {
            double from = axis.at(sum);
            sum += row.amount(i);
            String classes = "timeline-part timeline-part-" + (i + 1);
            drawing.box(classes, new double[] {from, axis.at(sum)}, new double[] {top, top + BAR}, true);
        }
    }

    private void labels(Row row, double top, Drawing drawing) {
        double sum = 0;
        int count = row.count();
        for (int i = 0; i < count; i++) {
            double from = axis.at(sum);
            sum += row.amount(i);
            label(new double[] {from, axis.at(sum)}, top, (count - i) * LINE, timeline.part(row, i), drawing);
        }
    }

    /** A label below a part, at the right of its leader or, where there is no room, below the leader's end. */
    private static void label(double[] part, double top, double depth, String text, Drawing drawing) {
        double middle = (part[0] + part[1]) / 2;
        double start = Bounds.within(EDGE, middle + 5, WIDTH - ROOM * Canvas.width(text));
        double line = top + BAR + depth - 3;
        double end = start < middle ? line - 14 : line;
        double begin = part[1] - part[0] < VISIBLE ? top : top + BAR;
        drawing.path("timeline-leader", Coordinate.command("M", middle, begin) + Coordinate.command("L", middle, end));
        drawing.label(LABEL, "start", text, new double[] {start, line});
    }
}
