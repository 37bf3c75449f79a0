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
        double[] stops = graph.window().stops();
        for (int i = 2; i < stops.length; i++) {
            labelled |= stops[i] == graph.own();
            if (isThere(stops[i])) {
                mark(stops[i]);
            }
        }
        if (graph.window().reader() && isThere(graph.own())) {
            reader(labelled);
        }
    }

    /** Whether a point has a place on logarithmic axes. */
    private boolean isThere(double x) {
        return x > 0 && graph.valueAt(x) > 0;
    }

    private void mark(double x) {
        double[] place = dot("mark", x);
        String text = graph.words(x);
        boolean start = place[0] < Graph.LEFT + Canvas.width(text);
        canvas.label(start ? "start" : "end", text, place[0], place[1] - 10);
    }

    /** The reader's point is labelled below the curve, where no mark's label is in its way, if there is room. */
    private void reader(boolean labelled) {
        double[] place = dot("reader", graph.own());
        String text = graph.words(graph.own());
        boolean room = place[0] < Graph.RIGHT - Canvas.width(text) && place[1] < Graph.BOTTOM - ROOM;
        if (room && !labelled) {
            canvas.label("start", text, place[0], place[1] + 20);
        }
    }

    private double[] dot(String name, double x) {
        double[] place = graph.place(graph.roles().output(), x);
        canvas.dot(name, place[0], place[1]);
        return place;
    }
}
