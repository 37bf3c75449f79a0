package galley.site;

import galley.figure.LogLogFigure;
import galley.figure.Window;
import galley.lesson.Companion;
import galley.lesson.Companion.Word;
import galley.model.Curve;
import galley.model.Example;
import galley.model.Input;
import galley.model.Quantity;
import galley.model.Reading;
import galley.verify.CompanionBinding;
import java.util.List;
import java.util.stream.Collectors;

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

    /** The view of a companion's figure that {@code CompanionCheck} has found good. */
    public static FigureView of(Companion.Figure figure) {
        Example example = CompanionBinding.example(figure.binding()).orElseThrow();
        return of(figure.caption().text(), example, window(figure, example, false));
    }

    /** The same figure with the reader's point, at the quantities of a calculator. */
    static FigureView of(Companion.Figure figure, Example values) {
        return of(figure.caption().text(), values, window(figure, values, true));
    }

    /** The figure that a model shows when no companion says otherwise. */
    static FigureView of(Example example) {
        Curve curve = example.model().curve();
        Input input = input(example, curve.input());
        Window window = new Window(
                example.model().inputs().indexOf(input),
                quantity(input, curve.from()),
                quantity(input, curve.to()),
                List.of(),
                true);
        String caption = new LogLogFigure(example.model(), example.arguments(), window).title();
        return of(caption + ", on logarithmic axes.", example, window);
    }

    private static FigureView of(String caption, Example example, Window window) {
        return new FigureView(
                new LogLogFigure(example.model(), example.arguments(), window).svg(),
                caption,
                example.model().inputs().get(window.input()).id(),
                window.from().text(),
                window.to().text(),
                window.marks().stream().map(Quantity::text).collect(Collectors.joining(";")));
    }

    private static Window window(Companion.Figure figure, Example example, boolean withPoint) {
        Input input = input(example, figure.input().text());
        return new Window(
                example.model().inputs().indexOf(input),
                quantity(input, figure.from().text()),
                quantity(input, figure.to().text()),
                figure.marks().stream()
                        .map(Word::text)
                        .map(mark -> quantity(input, mark))
                        .toList(),
                withPoint);
    }

    private static Input input(Example example, String id) {
        return example.model().inputs().get(example.model().inputIndex(id));
    }

    private static Quantity quantity(Input input, String text) {
        return input.read(text) instanceof Reading.Read read ? read.quantity() : input.initial();
    }
}
