package galley.widget;

import galley.figure.LogLogFigure;
import galley.figure.Roles;
import galley.figure.Sink;
import galley.figure.Window;
import galley.model.Dimension;
import galley.model.Model;
import galley.model.Quantity;
import galley.model.QuantityReader;

/** The figure inside a calculator's form; the page says which window of the curve it shows. */
final class FormFigure implements Sink {
    private final Element figure;
    private final Element group;
    private final Model model;
    private final Roles roles;
    private final Window window;

    /** The figure of a model; {@code results} are what the model's outputs measure. */
    FormFigure(Element figure, Model model, Dimension[] results) {
        this.figure = figure;
        this.group = figure.querySelector("g");
        this.model = model;
        this.roles = new Roles(role(0), role(1), role(2), role(3), role(4));
        double[] stops = new double[Page.parts(figure, "stops")];
        for (int i = 0; i < stops.length; i++) {
            stops[i] = stop(i).value();
        }
        String[] symbols = {symbol(0), symbol(1), symbol(2)};
        this.window = new Window(stop(0).dimension(), results[roles.output()], symbols, stops).withReader();
    }

    void draw(double[] arguments) {
        LogLogFigure drawing = new LogLogFigure(model, roles, window, arguments);
        Page.show(figure.querySelector("desc"), drawing.description());
        group.replaceChildren();
        drawing.draw(this);
    }

    @Override
    public void draw(String head, String text) {
        Page.draw(group, head, text);
    }

    private int role(int index) {
        return Page.number(figure, "roles", index);
    }

    private String symbol(int index) {
        return Page.part(figure, "symbols", index);
    }

    private Quantity stop(int index) {
        return new QuantityReader(Page.part(figure, "stops", index)).known();
    }
}
