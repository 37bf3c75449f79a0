package galley.figure;

import galley.model.Model;
import galley.model.Output;

/** One output of a model over one input on logarithmic axes, with asymptotes, their crossover and marked points. */
public final class LogLogFigure {
    private final Graph graph;

    /** The figure of a model at the arguments, in base units. */
    public LogLogFigure(Model model, double[] arguments, Window window) {
        this.graph = new Graph(model, arguments, window);
    }

    /** The whole {@code svg} element as markup. */
    public String svg() {
        SvgText text = new SvgText();
        text.open("svg");
        text.attribute("class", "plot");
        text.attribute("viewBox", "0 0 400 300");
        text.attribute("role", "img");
        text.attribute("aria-label", title());
        text.attribute("font-size", "15");
        draw(text);
        text.close();
        return text.markup();
    }

    /** Draws all that stands inside the {@code svg} element. */
    public void draw(Sink sink) {
        Canvas canvas = new Canvas(sink);
        canvas.words("title", title());
        canvas.words("desc", description());
        new Grid(graph, canvas).draw();
        new Curves(graph, canvas).draw();
        new Marks(graph, canvas).draw();
    }

    /** The figure's name in words. */
    public String title() {
        return name(graph.output().label(), graph.output().symbol()) + " over "
                + name(graph.input().label(), graph.input().symbol());
    }

    /** What there is to see, in words and numbers. */
    public String description() {
        StringBuilder text = new StringBuilder("Both axes are logarithmic.");
        for (double mark : graph.window().marks()) {
            text.append(" At ").append(graph.words(mark)).append('.');
        }
        if (graph.window().reader()) {
            text.append(" The values entered, ")
                    .append(graph.words(graph.own()))
                    .append('.');
        }
        int index = graph.model().outputIndex(graph.model().curve().crossover());
        if (index >= 0) {
            Output output = graph.model().outputs()[index];
            text.append(' ').append(name(output.label(), output.symbol())).append(": ");
            text.append(output.dimension().print(graph.value(output.id(), graph.own())));
            text.append('.');
        }
        return text.toString();
    }

    static String name(String label, String symbol) {
        return label + " " + symbol;
    }
}
