package galley.site;

import galley.lesson.Companion;
import galley.model.Example;
import galley.model.Input;
import galley.model.Model;
import galley.model.Output;
import galley.verify.CompanionBinding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a template shows of a calculator. */
public final class CalculatorView {
    private final Example example;
    private final FigureView figure;

    private CalculatorView(Example example, FigureView figure) {
        this.example = example;
        this.figure = figure;
    }

    /**
     * One labelled input.
     *
     * <p>Templates read the getters; the record's own accessors are for Java.
     *
     * @param input what it asks for
     * @param value the quantity to begin with
     */
    public record Field(Input input, String value) {
        /** The input's id, which is the form control's name. */
        public String getName() {
            return input.id();
        }

        /** The input's meaning. */
        public String getLabel() {
            return input.label();
        }

        /** The input's symbol. */
        public String getSymbol() {
            return input.symbol();
        }

        /** The quantity to begin with. */
        public String getValue() {
            return value;
        }

        /** Which quantities are taken. */
        public String getHint() {
            return input.hint();
        }

        /** The base unit; empty for a count. */
        public String getUnit() {
            return input.dimension().symbol();
        }
    }

    /**
     * One result.
     *
     * @param output what it is
     * @param text its quantity
     */
    public record Result(Output output, String text) {
        /** The output's id, which is the output element's name. */
        public String getName() {
            return output.id();
        }

        /** The output's meaning. */
        public String getLabel() {
            return output.label();
        }

        /** The output's symbol. */
        public String getSymbol() {
            return output.symbol();
        }

        /** The quantity for the values to begin with. */
        public String getText() {
            return text;
        }
    }

    /**
     * The view of a calculator that {@code CompanionCheck} has found good. Its figure is the companion's first one of
     * the same model in the same section, which then need not be shown again, or else the model's own.
     */
    public static CalculatorView of(Companion.Calculator calculator, Companion companion) {
        Example example = CompanionBinding.example(calculator.binding()).orElseThrow();
        FigureView figure = figureOf(calculator, companion).map(FigureView::of).orElseGet(() -> FigureView.of(example));
        return new CalculatorView(example, figure.inCalculator(example));
    }

    /** Whether a figure of the companion is shown inside one of its calculators. */
    public static boolean shows(Companion.Figure figure, Companion companion) {
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

    /** The model's id. */
    public String getModel() {
        return example.model().id();
    }

    /** The model's title. */
    public String getTitle() {
        return example.model().title();
    }

    /** The formula in TeX. */
    public String getFormula() {
        return example.model().formula();
    }

    /** Where the formula comes from. */
    public String getSource() {
        return example.model().source();
    }

    /** The inputs, in order. */
    public List<Field> getFields() {
        List<Field> fields = new ArrayList<>();
        Model model = example.model();
        for (int i = 0; i < model.inputs().length; i++) {
            fields.add(new Field(model.inputs()[i], example.quantities().get(i).text()));
        }
        return fields;
    }

    /** The results, in order. */
    public List<Result> getResults() {
        List<Result> results = new ArrayList<>();
        Model model = example.model();
        for (int i = 0; i < model.outputs().length; i++) {
            results.add(new Result(model.outputs()[i], example.result(i)));
        }
        return results;
    }

    /** The figure that follows the inputs. */
    public FigureView getFigure() {
        return figure;
    }
}
