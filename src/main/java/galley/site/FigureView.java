package galley.site;

import galley.figure.ModelFigure;
import galley.figure.Roles;
import galley.lesson.Companion;
import galley.model.Curve;
import galley.model.Example;
import galley.model.Input;
import galley.model.Model;
import galley.model.Quantity;
import galley.verify.CompanionBinding;
import java.util.ArrayList;
import java.util.List;

/**
 * What a template shows of a figure.
 *
 * @param svg the {@code svg} element
 * @param caption what the figure shows
 * @param roles which of the model's numbers it shows, separated by semicolons as in {@link Roles}
 * @param symbols of the asymptotes and their crossover, separated by semicolons
 * @param stops where the horizontal axis begins and ends and which quantities are marked, separated by semicolons
 */
public record FigureView(String svg, String caption, String roles, String symbols, String stops) {

    /** The view of a companion's figure that {@code CompanionCheck} has found good. */
    static FigureView of(Companion.Figure figure) {
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
        ModelFigure figure = new ModelFigure(example, axis.input(), axis.stops(), withReader);
        return new FigureView(
                figure.svg(),
                caption,
                text(figure.roles()),
                String.join(";", figure.symbols()),
                String.join(";", axis.stops().stream().map(Quantity::text).toList()));
    }

    private static String text(Roles roles) {
        return roles.input() + ";" + roles.output() + ";" + roles.low() + ";" + roles.high() + ";" + roles.crossover();
    }

    /**
     * The horizontal axis.
     *
     * @param input the position of its input
     * @param stops its ends and its marks, as they are written
     */
    private record Axis(int input, List<Quantity> stops) {
        static Axis of(Companion.Figure figure, Model model) {
            List<Companion.Word> words = new ArrayList<>(List.of(figure.from(), figure.to()));
            words.addAll(figure.marks());
            String input = figure.input().text();
            return of(model, input, words.stream().map(Companion.Word::text).toList());
        }

        static Axis of(Model model) {
            Curve curve = model.curve();
            return of(model, curve.input(), List.of(curve.from(), curve.to()));
        }

        private static Axis of(Model model, String input, List<String> stops) {
            return new Axis(
                    model.inputIndex(input),
                    stops.stream()
                            .map(stop -> CompanionBinding.quantity(model, input, stop)
                                    .orElseThrow())
                            .toList());
        }
    }
}
