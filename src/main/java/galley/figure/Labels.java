package galley.figure;

/** Places labels inside the axes, where they lie neither over one another nor over the curve. */
final class Labels {
    private static final double GAP = 6;
    private static final double ABOVE = 10;
    private static final double BELOW = 20;

    /** What a line of text takes above its baseline, and below it. */
    private static final double ASCENT = 12;

    private static final double DESCENT = 4;

    private final Graph graph;
    private final Canvas canvas;
    private final double[] taken;
    private int count;

    Labels(Graph graph, Canvas canvas) {
        this.graph = graph;
        this.canvas = canvas;
        this.taken = new double[graph.window().stops().length * 3 + 9];
    }

    /** Writes a text above or below a point, to its left, around it or to its right; nowhere, if there is no room. */
    void put(String text, double x, double y) {
        double half = Canvas.width(text) / 2;
        for (int i = 0; i < 6; i++) {
            double middle = (half + GAP) * (i % 3 - 1) + x;
            double line = i < 3 ? y - ABOVE : y + BELOW;
            if (free(middle - half, middle + half, line)) {
                taken[count++] = middle - half;
                taken[count++] = middle + half;
                taken[count++] = line;
                canvas.label("middle", text, middle, line);
                return;
            }
        }
    }

    private boolean free(double left, double right, double line) {
        boolean free = left >= Graph.LEFT
                && right <= Graph.RIGHT
                && line >= Graph.TOP + ASCENT
                && line <= Graph.BOTTOM - DESCENT
                && graph.avoids(left, right, line - ASCENT, line + DESCENT);
        for (int i = 0; i < count; i += 3) {
            double above = line - taken[i + 2];
            boolean apart = above >= ASCENT + DESCENT || above <= -ASCENT - DESCENT;
            free &= apart || left >= taken[i + 1] || right <= taken[i];
        }
        return free;
    }
}
