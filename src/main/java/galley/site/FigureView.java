package galley.site;

import galley.figure.LogLogFigure;
import galley.figure.Window;
import galley.lesson.Companion;
import galley.model.Curve;
import galley.model.Example;
import galley.model.Input;
import galley.model.Model;
import galley.model.Quantity;
import galley.verify.CompanionBinding;
import java.util.List;

/** What a template shows of a figure. */
public final class FigureView {
    private final String caption;
    private final Axis axis;
    private final Example example;
    private final boolean reader;

    private FigureView(String caption, Axis axis, Example example, boolean reader) {
        this.caption = caption;
        this.axis = axis;
        this.example = example;
        this.reader = reader;
    }

    /** The horizontal axis: its input, its ends and its marks, as they are written. */
    private record Axis(String input, Quantity from, Quantity to, List<Quantity> marks) {
        static Axis of(Companion.Figure figure, Model model) {
            String input = figure.input().text();
            return new Axis(
                    input,
                    quantity(model, input, figure.from().text()),
                    quantity(model, input, figure.to().text()),
                    figure.marks().stream()
                            .map(mark -> quantity(model, input, mark.text()))
                            .toList());
        }

        static Axis of(Model model) {
            Curve curve = model.curve();
            Quantity from = quantity(model, curve.input(), curve.from());
            return new Axis(curve.input(), from, quantity(model, curve.input(), curve.to()), List.of());
        }

        private static Quantity quantity(Model model, String input, String text) {
            return CompanionBinding.quantity(model, input, text).orElseThrow();
        }
    }

    /** The view of a companion's figure that {@code CompanionCheck} has found good. */
    public static FigureView of(Companion.Figure figure) {
        Example example = CompanionBinding.example(figure.binding()).orElseThrow();
        return new FigureView(figure.caption().text(), Axis.of(figure, example.model()), example, false);
    }

    /** The figure that a model shows when no companion says otherwise. */
    static FigureView of(Example example) {
        Model model = example.model();
        Input input = model.inputs()[model.inputIndex(model.curve().input())];
        String caption = model.title() + " over " + input.label() + ", on logarithmic axes.";
        return new FigureView(caption, Axis.of(model), example, true);
    }

    /** The same figure with the reader's point, at the quantities of a calculator. */
    FigureView inCalculator(Example values) {
        return new FigureView(caption, axis, values, true);
    }

    /** The {@code svg} element. */
    public String getSvg() {
        Model model = example.model();
        double from = axis.from().value();
        Window window =
                new Window(model.inputIndex(axis.input()), from, axis.to().value()).withReader(reader);
        for (Quantity mark : axis.marks()) {
            window = window.with(mark.value());
        }
        return new LogLogFigure(model, example.arguments(), window).svg();
    }

    /** What the figure shows. */
    public String getCaption() {
        return caption;
    }

    /** The id of the input on the horizontal axis. */
    public String getInput() {
        return axis.input();
    }

    /** Where the horizontal axis begins. */
    public String getFrom() {
        return axis.from().text();
    }

    /** Where the horizontal axis ends. */
    public String getTo() {
        return axis.to().text();
    }

    /** The marked quantities, separated by semicolons. */
    public String getMarks() {
        return String.join(";", axis.marks().stream().map(Quantity::text).toList());
    }
}
