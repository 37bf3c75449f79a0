package galley.figure;

import galley.model.Example;
import galley.model.Input;
import galley.model.Model;
import galley.model.Output;
import galley.model.Quantity;
import java.util.List;

/** A figure at build time: the drawing with all that stays as it is in the browser. */
public final class ModelFigure {
    private final Model model;
    private final Roles roles;
    private final LogLogFigure figure;

    /**
     * The figure of a model.
     *
     * @param input the position of the input on the horizontal axis
     * @param stops where the axis begins and ends, and then the marks
     * @param reader whether the example's own value is marked as the reader's
     */
    public ModelFigure(Example example, int input, List<Quantity> stops, boolean reader) {
        this.model = example.model();
        this.roles = Roles.of(model, input);
        double[] values = new double[stops.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = stops.get(i).value();
        }
        Window window =
                new Window(across().dimension(), up().dimension(), symbols().toArray(new String[0]), values);
        this.figure = new LogLogFigure(model, roles, reader ? window.withReader() : window, example.arguments());
    }

    /** Which numbers the figure shows. */
    public Roles roles() {
        return roles;
    }

    /** The symbols of both asymptotes and the crossover. */
    public List<String> symbols() {
        return List.of(
                Roles.symbol(model, roles.low()),
                Roles.symbol(model, roles.high()),
                Roles.symbol(model, roles.crossover()));
    }

    /** The figure's name in words. */
    public String title() {
        return name(up().label(), up().symbol()) + " over " + name(across().label(), across().symbol());
    }

    /** What there is to see, in words and numbers. */
    public String description() {
        return figure.description();
    }

    /** The whole {@code svg} element as markup; what changes with the arguments stands in its description and group. */
    public String svg() {
        SvgText svg = new SvgText();
        svg.markup("<svg class=\"plot\" viewBox=\"0 0 404 304\" role=\"img\"");
        svg.attribute("aria-label", title()).markup(" font-size=\"15\">");
        svg.words("title", title());
        svg.words("desc", description());
        Canvas canvas = new Canvas(svg);
        canvas.label("start", name(up().label(), up().symbol()), 4, 14);
        canvas.label("end", name(across().label(), across().symbol()), Graph.RIGHT, 297);
        svg.markup("<g>");
        figure.draw(svg);
        return svg.markup("</g></svg>").markup();
    }

    private Input across() {
        return model.inputs()[roles.input()];
    }

    private Output up() {
        return model.outputs()[roles.output()];
    }

    private static String name(String label, String symbol) {
        return label + " " + symbol;
    }
}
