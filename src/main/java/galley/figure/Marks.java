package galley.figure;

/** Points of the curve with their quantities. */
final class Marks {
    /** What a label below its point needs above the labels that stand on the axis. */
    private static final double ROOM = 44;

    private final Graph graph;
    private final Canvas canvas;

    Marks(Graph graph, Canvas canvas) {
        this.graph = graph;
        this.canvas = canvas;
    }

    void draw() {
        boolean labelled = false;
        for (double mark : graph.window().marks()) {
            draw("plot-mark", mark, true);
            labelled |= mark == graph.own();
        }
        if (graph.window().reader()) {
            draw("plot-reader", graph.own(), !labelled);
        }
    }

    private void draw(String name, double x, boolean labelled) {
        double value = graph.valueAt(x);
        if (x <= 0 || value <= 0) {
            return;
        }
        double[] at = {graph.horizontal().at(x), graph.vertical().at(value)};
        canvas.dot(name, at[0], at[1]);
        if (labelled) {
            label(name, graph.words(x), at);
        }
    }

    /**
     * Marks are labelled above the curve; the reader's point below it, where no mark's label is in its way, or not at
     * all where there is no room.
     */
    private void label(String name, String text, double[] at) {
        double width = Canvas.width(text);
        if (!name.equals("plot-reader")) {
            boolean start = at[0] < Graph.LEFT + width;
            canvas.label(start ? "start" : "end", text, new double[] {at[0], at[1] - 10});
        } else if (at[0] < Graph.RIGHT - width && at[1] < Graph.BOTTOM - ROOM) {
            canvas.label("start", text, new double[] {at[0], at[1] + 20});
        }
    }
}
