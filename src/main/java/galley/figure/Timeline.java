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
            if (row.count() != parts.size()) {
                throw new IllegalArgumentException(row.name() + " needs an amount for each part");
            }
        }
    }

    /** One case. */
    public static final class Row {
        private final String name;
        private final double[] amounts;

        /** The case called {@code name}, such as {@code 1 MB}; no amount, in the base unit, is negative. */
        public Row(String name, double... amounts) {
            this.name = name;
            this.amounts = amounts.clone();
        }

        String name() {
            return name;
        }

        int count() {
            return amounts.length;
        }

        double amount(int part) {
            return amounts[part];
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
        return parts.get(index) + ": " + dimension.print(row.amount(index));
    }

    double longest() {
        double longest = 0;
        for (Row row : rows) {
            longest = Bounds.greater(longest, row.total());
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
