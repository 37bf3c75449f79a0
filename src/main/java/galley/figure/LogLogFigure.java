package galley.figure;

import galley.model.Model;

/** One output of a model over one input on logarithmic axes, with asymptotes, their crossover and marked points. */
public final class LogLogFigure {
    private final Graph graph;

    /** The figure of a model at the arguments, in base units. */
    public LogLogFigure(Model model, Roles roles, Window window, double[] arguments) {
        this.graph = new Graph(model, roles, window, arguments);
    }

    /** Draws all that depends on the arguments. */
    public void draw(Sink sink) {
        Canvas canvas = new Canvas(sink);
        Labels labels = new Labels(graph, canvas);
        new Grid(graph, canvas).draw();
        Marks marks = new Marks(graph, canvas, labels);
        marks.draw(false);
        new Curves(graph, canvas, labels).draw();
        marks.draw(true);
    }

    /** What there is to see, in words and numbers. */
    public String description() {
        String text = "Both axes are logarithmic.";
        double[] stops = graph.window().stops();
        for (int i = 2; i < stops.length; i++) {
            text = text.concat(" At ").concat(graph.words(stops[i])).concat(".");
        }
        if (graph.window().reader()) {
            text = text.concat(" The values entered, ")
                    .concat(graph.words(graph.own()))
                    .concat(".");
        }
        double size = Curves.crossover(graph);
        return size > 0 ? text.concat(" ").concat(Curves.words(graph, size)).concat(".") : text;
    }
}
