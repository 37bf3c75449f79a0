package galley.figure;

import java.util.ArrayList;
import java.util.List;

/**
 * A path from top to bottom: where it begins, the things that it leads through, and where it ends.
 *
 * <p>One beginning or end has a straight arrow. Several stand below one another, and a rail at their side joins them to
 * the thing: at the left what goes in, at the right what comes out.
 */
public final class PathFigure {
    private static final double WIDTH = 240;
    private static final double[] BOX = {14, WIDTH - 14};
    private static final double ARROW = 22;
    private static final double GAP = 8;
    private static final double RAIL = 10;
    private static final double HEAD = 5;

    private final String title;
    private final List<StopBox> boxes = new ArrayList<>();

    /** The drawing of a path through the thing called {@code title}. */
    public PathFigure(String title, List<Stop> stops) {
        this.title = title;
        double top = 1;
        for (Stop stop : stops) {
            if (!boxes.isEmpty()) {
                StopBox above = boxes.get(boxes.size() - 1);
                top = above.bottom() + (together(above.stop(), stop) ? GAP : ARROW);
            }
            boxes.add(new StopBox(stop, top));
        }
    }

    /** The whole {@code svg} element as markup. */
    public String svg() {
        double height = boxes.isEmpty() ? 0 : boxes.get(boxes.size() - 1).bottom();
        Drawing drawing = new Drawing("plot path", WIDTH, height + 1, "14");
        drawing.describe("Path: " + title, description());
        boxes.forEach(box -> box.draw(BOX, drawing));
        for (int i = 0; i < boxes.size(); ) {
            int end = i + 1;
            while (end < boxes.size()
                    && together(boxes.get(i).stop(), boxes.get(end).stop())) {
                end++;
            }
            join(i, end, drawing);
            i = end;
        }
        return drawing.end();
    }

    /** What there is to see, in words. */
    String description() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < boxes.size(); i++) {
            Stop stop = boxes.get(i).stop();
            if (i > 0) {
                text.append(together(boxes.get(i - 1).stop(), stop) ? "; " : ". Then ");
            }
            text.append(stop.words());
        }
        return text.append('.').toString();
    }

    /** Whether two places are both beginnings or both ends. */
    private static boolean together(Stop one, Stop other) {
        return one.side() && other.side() && (one.role() == Stop.Role.OUT) == (other.role() == Stop.Role.OUT);
    }

    /** Joins the boxes of one group to what stands below it, or several ends to the thing above them. */
    private void join(int from, int to, Drawing drawing) {
        Stop first = boxes.get(from).stop();
        boolean several = to - from > 1;
        if (several && first.left() && to < boxes.size()) {
            rail(boxes.subList(from, to), boxes.get(to), false, drawing);
        } else if (several && from > 0) {
            rail(boxes.subList(from, to), boxes.get(from - 1), true, drawing);
        } else if (to < boxes.size() && !manyEnds(to)) {
            straight(boxes.get(from), boxes.get(to), drawing);
        }
    }

    private boolean manyEnds(int at) {
        return at + 1 < boxes.size()
                && together(boxes.get(at).stop(), boxes.get(at + 1).stop());
    }

    private static void straight(StopBox above, StopBox below, Drawing drawing) {
        double x = WIDTH / 2;
        double from = above.bottom() + 2;
        double to = below.top() - 2;
        String line = line(x, from, x, to) + head(x, to, 0, -HEAD);
        boolean back = above.stop().role() == Stop.Role.BOTH;
        drawing.path("path-arrow", back ? line + head(x, from, 0, HEAD) : line);
    }

    /** A rail beside the boxes of a group, with an arrow wherever the path arrives. */
    private static void rail(List<StopBox> group, StopBox thing, boolean right, Drawing drawing) {
        double edge = right ? BOX[1] + 2 : BOX[0] - 2;
        double rail = right ? edge + RAIL : edge - RAIL;
        double inward = right ? HEAD : -HEAD;
        StopBox far = right ? group.get(group.size() - 1) : group.get(0);
        StringBuilder path = new StringBuilder(line(rail, far.middle(), rail, thing.middle()));
        path.append(line(rail, thing.middle(), edge, thing.middle()));
        if (!right) {
            path.append(head(edge, thing.middle(), inward, 0));
        }
        for (StopBox box : group) {
            path.append(line(rail, box.middle(), edge, box.middle()));
            path.append(box.stop().entered() ? head(edge, box.middle(), inward, 0) : "");
        }
        drawing.path("path-arrow", path.toString());
    }

    private static String line(double x, double y, double toX, double toY) {
        return Coordinate.line(new double[] {x, y}, new double[] {toX, toY});
    }

    /** The head of an arrow, whose ends lie back from its point by {@code x} or by {@code y}. */
    private static String head(double atX, double atY, double x, double y) {
        boolean upright = x == 0;
        double spreadX = upright ? HEAD : 0;
        double spreadY = upright ? 0 : HEAD;
        return Coordinate.command("M", atX + x - spreadX, atY + y - spreadY)
                + Coordinate.command("L", atX, atY)
                + Coordinate.command("L", atX + x + spreadX, atY + y + spreadY);
    }
}
