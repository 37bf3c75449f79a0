package galley.figure;

/** The curve, what it comes close to, and where the one takes over from the other. */
final class Curves {
    private static final double GAP = 6;
    private static final double LINE = 26;

    private final Graph graph;
    private final Canvas canvas;
    private final Labels labels;

    Curves(Graph graph, Canvas canvas, Labels labels) {
        this.graph = graph;
        this.canvas = canvas;
        this.labels = labels;
    }

    void draw() {
        asymptote(0, graph.roles().low());
        asymptote(1, graph.roles().high());
        crossover();
        canvas.path("curve", graph.curve());
    }

    /**
     * An asymptote is a power law, and so a straight line on these axes; it may begin and end outside. Its name stands
     * at its right end where the curve is higher, else at its left.
     */
    private void asymptote(int index, int position) {
        if (position < 0) {
            return;
        }
        double[] start = graph.place(position, Log10.power(graph.horizontal().first()));
        double[] end = graph.place(position, Log10.power(graph.horizontal().last()));
        double slope = (end[1] - start[1]) / (end[0] - start[0]);
        boolean visible = cut(start, slope) && cut(end, slope);
        if (visible) {
            canvas.path("asymptote", Coordinate.line(start, end));
            double[] place = graph.endOfCurve() + GAP < end[1] ? end : start;
            labels.put(graph.window().symbol(index), place[0], place[1]);
        }
    }

    /** Moves a point outside along its line to the edge; false where the line does not come inside. */
    private static boolean cut(double[] point, double slope) {
        double y = point[1] < Graph.TOP ? Graph.TOP : point[1] > Graph.BOTTOM ? Graph.BOTTOM : point[1];
        if (y != point[1]) {
            point[0] = (y - point[1]) / slope + point[0];
            point[1] = y;
        }
        return point[0] >= Graph.LEFT && point[0] <= Graph.RIGHT;
    }

    private void crossover() {
        double size = crossover(graph);
        double x = size > 0 ? graph.horizontal().at(size) : 0;
        if (x >= Graph.LEFT && x <= Graph.RIGHT) {
            canvas.path("crossover", Coordinate.line(new double[] {x, Graph.TOP}, new double[] {x, Graph.BOTTOM}));
            labels.put(words(graph, size), x, Graph.TOP + LINE);
        }
    }

    /** Where the asymptotes cross; 0 for nowhere. */
    static double crossover(Graph graph) {
        int position = graph.roles().crossover();
        return position < 0 ? 0 : graph.value(position, graph.own());
    }

    /** The crossover in words, such as {@code αB = 125 kB}. */
    static String words(Graph graph, double size) {
        return graph.window()
                .symbol(2)
                .concat(" = ")
                .concat(graph.window().across().print(size));
    }
}
