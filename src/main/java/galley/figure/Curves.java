package galley.figure;

/** The curve, what it comes close to, and where the one takes over from the other. */
final class Curves {
    private static final double GAP = 6;

    private final Graph graph;
    private final Canvas canvas;

    Curves(Graph graph, Canvas canvas) {
        this.graph = graph;
        this.canvas = canvas;
    }

    void draw() {
        asymptote(graph.roles().low(), graph.window().symbol(0));
        asymptote(graph.roles().high(), graph.window().symbol(1));
        crossover();
        canvas.path("curve", graph.curve());
    }

    /** An asymptote is a power law, and so a straight line on these axes; it may begin and end outside. */
    private void asymptote(int position, String symbol) {
        if (position < 0) {
            return;
        }
        double[] start = graph.place(position, Log10.power(graph.horizontal().first()));
        double[] end = graph.place(position, Log10.power(graph.horizontal().last()));
        double slope = (end[1] - start[1]) / (end[0] - start[0]);
        boolean visible = cut(start, slope) && cut(end, slope);
        if (visible) {
            canvas.path("asymptote", Coordinate.line(start, end));
            label(symbol, start, end);
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

    /** The label stands above the line's right end where the curve is higher, else at its left, where there is room. */
    private void label(String symbol, double[] start, double[] end) {
        if (graph.endOfCurve() + GAP < end[1]) {
            canvas.label("end", symbol, end[0] - GAP, end[1] - GAP);
            return;
        }
        double room = Canvas.width(symbol) + Graph.LEFT + GAP;
        double x = start[0] < room ? room : start[0];
        double slope = (end[1] - start[1]) / (end[0] - start[0]);
        double y = (x - start[0]) * slope + start[1];
        canvas.label("end", symbol, x - GAP, y - GAP);
    }

    private void crossover() {
        double size = crossover(graph);
        double x = size > 0 ? graph.horizontal().at(size) : 0;
        if (x >= Graph.LEFT && x <= Graph.RIGHT) {
            canvas.path("crossover", Coordinate.line(new double[] {x, Graph.TOP}, new double[] {x, Graph.BOTTOM}));
            String text = words(graph, size);
            boolean narrow = x > Graph.RIGHT - Canvas.width(text);
            canvas.label(narrow ? "end" : "start", text, narrow ? x - GAP : x + GAP, Graph.BOTTOM - GAP);
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
