package galley.figure;

/** A curve through points from left to right, cut where it leaves the plot at its top or bottom. */
final class Trace {

    private final StringBuilder commands = new StringBuilder();
    private double lastX;
    private double lastY;
    private boolean hasPoint;
    private boolean penDown;
    private double[] start = {};
    private double[] end = {};

    /** Goes on to a point. */
    void to(double x, double y) {
        if (hasPoint) {
            segment(x, y);
        }
        lastX = x;
        lastY = y;
        hasPoint = true;
    }

    /** Whether any of the curve is inside. */
    boolean isVisible() {
        return end.length > 0;
    }

    /** The first point inside. */
    double[] start() {
        return start;
    }

    /** The last point inside. */
    double[] end() {
        return end;
    }

    /** The commands of a path. */
    String commands() {
        return commands.toString();
    }

    private void segment(double x, double y) {
        boolean outside = (lastY < Graph.TOP && y < Graph.TOP) || (lastY > Graph.BOTTOM && y > Graph.BOTTOM);
        if (outside) {
            penDown = false;
            return;
        }
        double fromY = clamp(lastY);
        double toY = clamp(y);
        double fromX = fromY == lastY ? lastX : crossing(fromY, x, y);
        double toX = toY == y ? x : crossing(toY, x, y);
        if (!penDown) {
            commands.append(Coordinate.command('M', fromX, fromY));
        }
        commands.append(Coordinate.command('L', toX, toY));
        penDown = toY == y;
        start = isVisible() ? start : new double[] {fromX, fromY};
        end = new double[] {toX, toY};
    }

    private double crossing(double level, double x, double y) {
        return (level - lastY) / (y - lastY) * (x - lastX) + lastX;
    }

    private double clamp(double y) {
        return y < Graph.TOP ? Graph.TOP : y > Graph.BOTTOM ? Graph.BOTTOM : y;
    }
}
