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

/**
 * What a template shows of a figure.
 *
 * @param svg the {@code svg} element
 * @param caption what the figure shows
 * @param input the id of the input on the horizontal axis
 * @param from where the horizontal axis begins
 * @param to where the horizontal axis ends
 * @param marks the marked quantities, separated by semicolons
 */
public record FigureView(String svg, String caption, String input, String from, String to, String marks) {

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

        Window window(Model model, boolean withReader) {
            Window window = new Window(model.inputIndex(input), from.value(), to.value()).withReader(withReader);
            for (Quantity mark : marks) {
                window = window.with(mark.value());
            }
            return window;
        }

        private static Quantity quantity(Model model, String input, String text) {
            return CompanionBinding.quantity(model, input, text).orElseThrow();
        }
    }

    /** The view of a companion's figure that {@code CompanionCheck} has found good. */
    public static FigureView of(Companion.Figure figure) {
        Example example = CompanionBinding.example(figure.binding()).orElseThrow();
        return of(figure.caption().text(), Axis.of(figure, example.model()), example, false);
    }

    /** The same figure with the reader's point, at the quantities of a calculator. */
    static FigureView of(Companion.Figure figure, Example values) {
        return of(figure.caption().text(), Axis.of(figure, values.model()), values, true);
    }

    /** The figure that a model shows when no companion says otherwise. */
    static FigureView of(Example example) {
        Model model = example.model();
        Input input = model.inputs()[model.inputIndex(model.curve().input())];
        String caption = model.title() + " over " + input.label() + ", on logarithmic axes.";
        return of(caption, Axis.of(model), example, true);
    }

    private static FigureView of(String caption, Axis axis, Example example, boolean withReader) {
        Window window = axis.window(example.model(), withReader);
        return new FigureView(
                new LogLogFigure(example.model(), example.arguments(), window).svg(),
                caption,
                axis.input(),
                axis.from().text(),
                axis.to().text(),
                String.join(";", axis.marks().stream().map(Quantity::text).toList()));
    }
}
