package galley.figure;

import java.util.ArrayList;
import java.util.List;

/** A thing with what passes into it at its left and what passes out of it at its right. */
public final class PathFigure {
    private static final double WIDTH = 400;
    private static final double SIDE = 118;
    private static final double ARROW = 24;
    private static final double LINE = 18;
    private static final double PADDING = 9;
    private static final double GAP = 12;
    private static final int SIDE_CHARACTERS = 14;
    private static final int MIDDLE_CHARACTERS = 14;

    private final String title;
    private final List<Port> left = new ArrayList<>();
    private final List<Port> right = new ArrayList<>();

    /** The drawing of the thing called {@code title}; what passes both ways stands at its left. */
    public PathFigure(String title, List<Port> ports) {
        this.title = title;
        ports.forEach(port -> (port.enters() ? left : right).add(port));
    }

    /** The whole {@code svg} element as markup. */
    public String svg() {
        Drawing drawing = new Drawing("plot path", WIDTH, height() + 2, "14");
        drawing.describe(title, description());
        double inner = left.isEmpty() ? 1 : SIDE + ARROW;
        double outer = right.isEmpty() ? WIDTH - 1 : WIDTH - SIDE - ARROW;
        box("path-thing", new double[] {inner, outer}, new double[] {1, height() + 1}, name(), drawing);
        side(left, new double[] {1, SIDE}, inner, drawing);
        side(right, new double[] {WIDTH - SIDE, WIDTH - 1}, outer, drawing);
        return drawing.end();
    }

    /** What there is to see, in words. */
    String description() {
        StringBuilder text = new StringBuilder();
        say("Into it", left, text);
        say("Out of it", right, text);
        return text.toString();
    }

    private static void say(String where, List<Port> ports, StringBuilder text) {
        for (int i = 0; i < ports.size(); i++) {
            text.append(i == 0 ? (text.length() == 0 ? "" : " ") + where + ": " : ", ");
            text.append(ports.get(i).name())
                    .append(ports.get(i).leaves() && ports.get(i).enters() ? " (both ways)" : "");
            text.append(i == ports.size() - 1 ? "." : "");
        }
    }

    /** The boxes of one side, in the middle of the height, each with an arrow to or from the thing's edge. */
    private void side(List<Port> ports, double[] across, double edge, Drawing drawing) {
        double top = 1 + (height() - boxes(ports)) / 2;
        for (Port port : ports) {
            List<String> lines = Wrapping.lines(port.name(), SIDE_CHARACTERS);
            double bottom = top + box(lines);
            box(port.enters() ? "path-in" : "path-out", across, new double[] {top, bottom}, lines, drawing);
            boolean atLeft = across[1] < edge;
            double from = atLeft ? across[1] : edge;
            double to = atLeft ? edge : across[0];
            arrow(port, new double[] {from + 3, to - 3}, (top + bottom) / 2, drawing);
            top = bottom + GAP;
        }
    }

    private static void box(String name, double[] across, double[] down, List<String> lines, Drawing drawing) {
        drawing.box(name, across, down, false);
        double y = (down[0] + down[1] - lines.size() * LINE) / 2 + LINE - 5;
        for (String line : lines) {
            drawing.label("path-name", "middle", line, new double[] {(across[0] + across[1]) / 2, y});
            y += LINE;
        }
    }

    private static void arrow(Port port, double[] across, double y, Drawing drawing) {
        String line = Coordinate.command("M", across[0], y) + Coordinate.command("L", across[1], y);
        String tail = port.enters() && port.leaves() ? head(across[0], 6, y) : "";
        drawing.path("path-arrow", line + head(across[1], -6, y) + tail);
    }

    private static String head(double x, double back, double y) {
        return Coordinate.command("M", x + back, y - 5)
                + Coordinate.command("L", x, y)
                + Coordinate.command("L", x + back, y + 5);
    }

    private List<String> name() {
        boolean narrow = !left.isEmpty() && !right.isEmpty();
        return Wrapping.lines(title, narrow ? MIDDLE_CHARACTERS : 2 * SIDE_CHARACTERS);
    }

    private double height() {
        return Bounds.greater(box(name()), Bounds.greater(boxes(left), boxes(right)));
    }

    private static double boxes(List<Port> ports) {
        double height = 0;
        for (Port port : ports) {
            height += box(Wrapping.lines(port.name(), SIDE_CHARACTERS)) + (height > 0 ? GAP : 0);
        }
        return height;
    }

    private static double box(List<String> lines) {
        return lines.size() * LINE + 2 * PADDING;
    }
}
