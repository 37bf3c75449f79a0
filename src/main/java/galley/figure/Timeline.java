package galley.figure;

import galley.model.Dimension;
import java.util.List;

/**
 * Amounts that add up, such as the parts of a message's time, for several cases.
 *
 * @param dimension what all amounts measure
 * @param parts the parts' names, in the order in which they follow one another
 * @param rows the cases, each with one amount per part
 */
public record Timeline(Dimension dimension, List<String> parts, List<Row> rows) {
    public Timeline {
        parts = List.copyOf(parts);
        rows = List.copyOf(rows);
        for (Row row : rows) {
            if (row.amounts().size() != parts.size()) {
                throw new IllegalArgumentException(row.name() + " needs an amount for each part");
            }
        }
    }

    /**
     * One case.
     *
     * @param name what it is called, such as {@code 1 MB}
     * @param amounts not negative, in the base unit
     */
    public record Row(String name, List<Double> amounts) {
        public Row {
            amounts = List.copyOf(amounts);
        }

        double total() {
            double total = 0;
            for (double amount : amounts) {
                total += amount;
            }
            return total;
        }
    }

    /** The figure's name in words. */
    String title() {
        return joined(parts) + ", to scale";
    }

    /** Every amount in words and numbers. */
    String description() {
        StringBuilder text = new StringBuilder("The axis is linear and begins at zero.");
        for (Row row : rows) {
            text.append(' ').append(total(row)).append(" (");
            for (int i = 0; i < parts.size(); i++) {
                text.append(i == 0 ? "" : "; ").append(part(row, i));
            }
            text.append(").");
        }
        return text.toString();
    }

    String total(Row row) {
        return row.name() + ": " + dimension.print(row.total());
    }

    String part(Row row, int index) {
        return parts.get(index) + ": " + dimension.print(row.amounts().get(index));
    }

    double longest() {
        double longest = 0;
        for (Row row : rows) {
            longest = Math.max(longest, row.total());
        }
        return longest;
    }

    private static String joined(List<String> names) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < names.size(); i++) {
            boolean last = i == names.size() - 1;
            text.append(i == 0 ? "" : last ? " and " : ", ").append(names.get(i));
        }
        return text.toString();
    }
}
