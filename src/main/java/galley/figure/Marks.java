package galley.figure;

/** Points of the curve with their quantities. */
final class Marks {
    private final Graph graph;
    private final Canvas canvas;
    private final Labels labels;

    Marks(Graph graph, Canvas canvas, Labels labels) {
        this.graph = graph;
        this.canvas = canvas;
        this.labels = labels;
    }

    /** Draws the labels, which find their places before any other, or the dots, which lie over all lines. */
    void draw(boolean dots) {
        boolean labelled = false;
        double[] stops = graph.window().stops();
        for (int i = 2; i < stops.length; i++) {
            labelled |= stops[i] == graph.own();
            draw("mark", stops[i], dots, true);
        }
        if (graph.window().reader()) {
            draw("reader", graph.own(), dots, !labelled);
        }
    }

    /** A point or its label, if it has a place on logarithmic axes. */
    private void draw(String name, double x, boolean dots, boolean labelled) {
        if (x > 0 && graph.valueAt(x) > 0) {
            double[] place = graph.place(graph.roles().output(), x);
            if (dots) {
                canvas.dot(name, place[0], place[1]);
            } else if (labelled) {
                labels.put(graph.words(x), place[0], place[1]);
            }
        }
    }
}
