package galley.model;

import java.util.ArrayList;
import java.util.List;

/**
 * A model computed for several values of one input.
 *
 * @param given the inputs that stay as they are, such as {@code α = 5 μs}
 * @param header the input that varies and the outputs, one text per column
 * @param rows the quantities, one text per column
 */
public record ExampleTable(List<String> given, List<String> header, List<List<String>> rows) {

    public ExampleTable {
        given = List.copyOf(given);
        header = List.copyOf(header);
        rows = List.copyOf(rows);
    }

    /**
     * The values that one input takes, one per row.
     *
     * @param input the input's position in its model
     */
    public record Series(int input, List<Quantity> values) {
        public Series {
            values = List.copyOf(values);
        }
    }

    /** Computes the table; {@code columns} are the positions of the outputs to show. */
    public static ExampleTable of(Example example, Series series, List<Integer> columns) {
        List<String> header = new ArrayList<>();
        Input varied = example.model().inputs()[series.input()];
        header.add(varied.label() + " " + varied.symbol());
        for (int column : columns) {
            Output output = example.model().outputs()[column];
            header.add(output.label() + " " + output.symbol());
        }
        List<List<String>> rows = new ArrayList<>();
        series.values().forEach(value -> rows.add(row(example.with(series.input(), value), value, columns)));
        return new ExampleTable(example.givenBut(series.input()), header, rows);
    }

    private static List<String> row(Example example, Quantity value, List<Integer> columns) {
        List<String> cells = new ArrayList<>(List.of(value.text()));
        columns.forEach(column -> cells.add(example.result(column)));
        return cells;
    }
}
