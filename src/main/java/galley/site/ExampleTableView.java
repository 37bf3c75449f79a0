package galley.site;

import galley.lesson.Companion;
import galley.model.Example;
import galley.model.ExampleTable;
import galley.model.Model;
import galley.model.Quantity;
import galley.verify.CompanionBinding;
import java.util.List;

/**
 * What a template shows of an example table.
 *
 * @param caption what the table shows
 * @param given the inputs that are the same in all rows, such as {@code α = 5 μs, B = 25 GB/s}
 * @param header the columns' names; the first is the input that varies
 * @param rows the rows' quantities; the first of a row is the input that varies
 */
public record ExampleTableView(String caption, String given, List<String> header, List<List<String>> rows) {

    public ExampleTableView {
        header = List.copyOf(header);
        rows = List.copyOf(rows);
    }

    /** The view of a companion's table that {@code CompanionCheck} has found good. */
    public static ExampleTableView of(Companion.Table table) {
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
