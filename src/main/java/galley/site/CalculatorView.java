package galley.site;

import galley.lesson.Companion;
import galley.model.Example;
import galley.model.Fault;
import galley.model.Input;
import galley.model.Model;
import galley.model.Models;
import galley.model.Output;
import galley.verify.CompanionBinding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a template shows of a calculator.
 *
 * @param model the model's id
 * @param number the model's position among all models
 * @param title the model's title
 * @param faults the sentences for what is wrong with any field, separated by bars
 * @param fields the inputs, in order
 * @param results the results, in order
 * @param figure the figure that follows the inputs
 */
public record CalculatorView(
        String model,
        int number,
        String title,
        String faults,
        List<Field> fields,
        List<Result> results,
        FigureView figure) {

    public CalculatorView {
        fields = List.copyOf(fields);
        results = List.copyOf(results);
    }

    /**
     * One labelled input.
     *
     * @param name the input's id, which is the form control's name
     * @param label the input's meaning
     * @param symbol the input's symbol
     * @param value the quantity to begin with
     * @param hint which quantities are taken
     * @param unit the base unit; empty for a count
     * @param range the smallest and the largest quantity, separated by a semicolon
     * @param faults the sentences for what is wrong with this field, separated by bars
     */
    public record Field(
            String name,
            String label,
            String symbol,
            String value,
            String hint,
            String unit,
            String range,
            String faults) {}

    /**
     * One result.
     *
     * @param name the output's id, which is the output element's name
     * @param label the output's meaning
     * @param symbol the output's symbol
     * @param text the quantity for the values to begin with
     */
    public record Result(String name, String label, String symbol, String text) {}

    /**
     * The view of a calculator that {@code CompanionCheck} has found good. Its figure is the companion's first one of
     * the same model in the same section, which then need not be shown again, or else the model's own.
     */
    static CalculatorView of(Companion.Calculator calculator, Companion companion) {
        Example example = CompanionBinding.example(calculator.binding()).orElseThrow();
        FigureView figure = figureOf(calculator, companion)
                .map(shown -> FigureView.of(shown, example))
                .orElseGet(() -> FigureView.of(example));
        return of(example, figure);
    }

    /** The calculator of a model, with its own figure. */
    static CalculatorView of(Example example) {
        return of(example, FigureView.of(example));
    }

    private static CalculatorView of(Example example, FigureView figure) {
        Model model = example.model();
        return new CalculatorView(
                model.id(),
                List.of(Models.all()).indexOf(model),
                model.title(),
                String.join("|", Fault.general()),
                fields(example),
                results(example),
                figure);
    }

    /** Whether a figure of the companion is shown inside one of its calculators. */
    static boolean shows(Companion.Figure figure, Companion companion) {
        return companion.calculators().stream()
                .anyMatch(calculator ->
                        figureOf(calculator, companion).filter(figure::equals).isPresent());
    }

    private static Optional<Companion.Figure> figureOf(Companion.Calculator calculator, Companion companion) {
        return companion.figures().stream()
                .filter(figure -> same(figure.binding(), calculator.binding()))
                .findFirst();
    }

    private static boolean same(Companion.Binding one, Companion.Binding other) {
        return one.model().text().equals(other.model().text())
                && one.section().text().equals(other.section().text());
    }

    private static List<Field> fields(Example example) {
        List<Field> fields = new ArrayList<>();
        for (int i = 0; i < example.quantities().size(); i++) {
            Input input = example.model().inputs()[i];
            String value = example.quantities().get(i).text();
            fields.add(new Field(
                    input.id(),
                    input.label(),
                    input.symbol(),
                    value,
                    input.hint(),
                    input.dimension().symbol(),
                    input.range().least() + ";" + input.range().greatest(),
                    String.join("|", Fault.of(input))));
        }
        return fields;
    }

    private static List<Result> results(Example example) {
        List<Result> results = new ArrayList<>();
        for (int i = 0; i < example.model().outputs().length; i++) {
            Output output = example.model().outputs()[i];
            results.add(new Result(output.id(), output.label(), output.symbol(), example.result(i)));
        }
        return results;
    }
}
