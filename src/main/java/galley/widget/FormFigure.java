package galley.widget;

import galley.figure.LogLogFigure;
import galley.figure.Window;
import galley.model.Model;
import galley.model.Quantity;
import galley.model.Reading;

/** The figure inside a calculator's form; the page says which window of the curve it shows. */
final class FormFigure {
    private final Element figure;
    private final Model model;
    private final Window window;

    FormFigure(Element figure, Model model) {
        this.figure = figure;
        this.model = model;
        Window bare = new Window(
                model.inputIndex(figure.getAttribute("data-input")),
                value(figure.getAttribute("data-from")),
                value(figure.getAttribute("data-to")));
        this.window = marked(bare, figure.getAttribute("data-marks"));
    }

    void draw(double[] arguments) {
        new LogLogFigure(model, arguments, window).draw(new SvgElements(figure.querySelector("svg")));
    }

    private static Window marked(Window window, String text) {
        Window marked = window.withReader(true);
        int start = 0;
        while (start < text.length()) {
            int end = text.indexOf(';', start);
            end = end < 0 ? text.length() : end;
            marked = marked.with(value(text.substring(start, end)));
            start = end + 1;
        }
        return marked;
    }

    private static double value(String text) {
        return ((Reading.Read) Quantity.read(text)).quantity().value();
    }
}
