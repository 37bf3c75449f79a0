package galley.figure;

import galley.model.Output;

/** The curve, what it comes close to, and where the one takes over from the other. */
final class Curves {
    private static final double GAP = 6;

    private final Graph graph;
    private final Canvas canvas;
    private final Trace main;

    Curves(Graph graph, Canvas canvas) {
        this.graph = graph;
        this.canvas = canvas;
        this.main = graph.curve();
    }

    void draw() {
        asymptote(graph.model().curve().low());
        asymptote(graph.model().curve().high());
        crossover();
        canvas.path("plot-curve", main.commands());
    }

    private void asymptote(String id) {
        Trace trace = id.isEmpty() ? new Trace() : graph.asymptote(id);
        if (trace.isVisible()) {
            canvas.path("plot-asymptote", trace.commands());
            label(graph.symbol(id), trace);
        }
    }

    /** The label stands at the end that lies farther below the curve, where it has room. */
    private void label(String symbol, Trace trace) {
        double[] start = trace.start();
        double[] end = trace.end();
        boolean atEnd = main.isVisible() && main.end()[1] + GAP < end[1];
        if (atEnd) {
            canvas.label("end", symbol, new double[] {end[0] - GAP, end[1] - GAP});
        } else if (start[0] < Graph.LEFT + Canvas.width(symbol)) {
            canvas.label("start", symbol, new double[] {start[0] + GAP * 3, start[1] + GAP * 3});
        } else {
            canvas.label("end", symbol, new double[] {start[0] - GAP, start[1] - GAP});
        }
    }

    /** The crossover belongs to the model's own horizontal input and has no place on another one's axis. */
    private void crossover() {
        int index = graph.model().outputIndex(graph.model().curve().crossover());
        if (index < 0 || !graph.input().id().equals(graph.model().curve().input())) {
            return;
        }
        Output output = graph.model().outputs()[index];
        double size = graph.value(output.id(), graph.own());
        double x = size > 0 ? graph.horizontal().at(size) : 0;
        if (x < Graph.LEFT || x > Graph.RIGHT) {
            return;
        }
        canvas.path("plot-crossover", Coordinate.command('M', x, Graph.TOP) + Coordinate.command('L', x, Graph.BOTTOM));
        String text = output.symbol() + " = " + output.dimension().print(size);
        boolean narrow = x > Graph.RIGHT - Canvas.width(text);
        canvas.label(narrow ? "end" : "start", text, new double[] {narrow ? x - GAP : x + GAP, Graph.BOTTOM - GAP});
    }
}
