package galley.site;

import galley.lesson.Companion;
import galley.model.Curve;
import galley.model.Example;
import galley.model.ExampleTable;
import galley.model.Model;
import galley.model.Quantity;
import galley.verify.CompanionBinding;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What a template shows of an example table.
 *
 * @param caption what the table shows
 * @param given the inputs that are the same in all rows, such as {@code α = 5 μs, B = 25 GB/s}
 * @param header the columns' names; the first is the input that varies
 * @param rows the rows' quantities; the first of a row is the input that varies
 */
public record ExampleTableView(String caption, String given, List<String> header, List<List<String>> rows) {

    private static final double LONG = 1e9;

    public ExampleTableView {
        header = List.copyOf(header);
        rows = List.copyOf(rows);
    }

    /** The table of a model for its values to begin with, over the whole axis of its figure. */
    static ExampleTableView of(Model model) {
        int input = model.inputIndex(model.curve().input());
        Example example = Example.of(model);
        List<Integer> columns =
                IntStream.range(0, model.outputs().length).boxed().toList();
        ExampleTable computed =
                ExampleTable.of(example, new ExampleTable.Series(input, decades(model, input)), columns);
        return new ExampleTableView(
                model.title() + " for the values to begin with",
                String.join(", ", computed.given()),
                computed.header(),
                computed.rows());
    }

    /** Quantities from one end of the axis to the other, a factor of ten apart, or of a thousand if that is too many. */
    private static List<Quantity> decades(Model model, int input) {
        Curve curve = model.curve();
        double from = quantity(model, curve.from()).value();
        double to = quantity(model, curve.to()).value();
        int factor = to / from > LONG ? 1000 : 10;
        List<Quantity> values = new ArrayList<>();
        for (double value = from; value <= to; value *= factor) {
            String text = model.inputs()[input].dimension().print(value);
            values.add(quantity(model, text));
        }
        return values;
    }

    private static Quantity quantity(Model model, String text) {
        return CompanionBinding.quantity(model, model.curve().input(), text).orElseThrow();
    }

    /** The view of a companion's table that {@code CompanionCheck} has found good. */
    static ExampleTableView of(Companion.Table table) {
        Example example = CompanionBinding.example(table.binding()).orElseThrow();
        Model model = example.model();
        String input = table.input().text();
        List<Quantity> values = table.values().stream()
                .map(value ->
                        CompanionBinding.quantity(model, input, value.text()).orElseThrow())
                .toList();
        List<Integer> columns = table.columns().stream()
                .map(column -> model.outputIndex(column.text()))
                .toList();
        ExampleTable.Series series = new ExampleTable.Series(model.inputIndex(input), values);
        ExampleTable computed = ExampleTable.of(example, series, columns);
        return new ExampleTableView(
                table.caption().text(), String.join(", ", computed.given()), computed.header(), computed.rows());
    }
}
