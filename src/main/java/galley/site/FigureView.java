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

/** What a template shows of a figure. */
public final class FigureView {
    private final String caption;
    private final Example example;
    private final Window window;

    private FigureView(String caption, Example example, Window window) {
        this.caption = caption;
        this.example = example;
        this.window = window;
    }

    /** The view of a companion's figure that {@code CompanionCheck} has found good. */
    public static FigureView of(Companion.Figure figure) {
        Example example = CompanionBinding.example(figure.binding()).orElseThrow();
        Input input = input(example, figure.input().text());
        Window window = new Window(
                example.model().inputs().indexOf(input),
                quantity(input, figure.from()),
                quantity(input, figure.to()),
                figure.marks().stream().map(mark -> quantity(input, mark)).toList(),
                false);
        return new FigureView(figure.caption().text(), example, window);
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
        return new FigureView(caption + ", on logarithmic axes.", example, window);
    }

    /** The same figure with the reader's point, at the quantities of a calculator. */
    FigureView inCalculator(Example values) {
        Window with = new Window(window.input(), window.from(), window.to(), window.marks(), true);
        return new FigureView(caption, values, with);
    }

    /** The {@code svg} element. */
    public String getSvg() {
        return new LogLogFigure(example.model(), example.arguments(), window).svg();
    }

    /** What the figure shows. */
    public String getCaption() {
        return caption;
    }

    /** The id of the input on the horizontal axis. */
    public String getInput() {
        return example.model().inputs().get(window.input()).id();
    }

    /** Where the horizontal axis begins. */
    public String getFrom() {
        return window.from().text();
    }

    /** Where the horizontal axis ends. */
    public String getTo() {
        return window.to().text();
    }

    /** The marked quantities, separated by semicolons. */
    public String getMarks() {
        return window.marks().stream().map(Quantity::text).collect(Collectors.joining(";"));
    }

    private static Input input(Example example, String id) {
        return example.model().inputs().get(example.model().inputIndex(id));
    }

    private static Quantity quantity(Input input, Word word) {
        return quantity(input, word.text());
    }

    private static Quantity quantity(Input input, String text) {
        return input.read(text) instanceof Reading.Read read ? read.quantity() : input.initial();
    }
}
