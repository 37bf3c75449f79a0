package galley.site;

import galley.lesson.Companion;
import galley.model.Example;
import galley.model.ExampleTable;
import galley.model.Model;
import galley.model.Quantity;
import galley.verify.CompanionBinding;
import java.util.List;

/** What a template shows of an example table. */
public final class ExampleTableView {
    private final String caption;
    private final ExampleTable table;

    private ExampleTableView(String caption, ExampleTable table) {
        this.caption = caption;
        this.table = table;
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
        return new ExampleTableView(table.caption().text(), ExampleTable.of(example, series, columns));
    }

    /** What the table shows. */
    public String getCaption() {
        return caption;
    }

    /** The inputs that are the same in all rows, such as {@code α = 5 μs, B = 25 GB/s}. */
    public String getGiven() {
        return String.join(", ", table.given());
    }

    /** The columns' names; the first is the input that varies. */
    public List<String> getHeader() {
        return table.header();
    }

    /** The rows' quantities; the first of a row is the input that varies. */
    public List<List<String>> getRows() {
        return table.rows();
    }
}
