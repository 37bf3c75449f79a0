package galley.figure;

import galley.model.Quantity;
import java.util.List;

/**
 * The part of a curve that a figure shows.
 *
 * @param input the position of the input on the horizontal axis
 * @param from where the axis begins, above zero
 * @param to where it ends
 * @param marks quantities to mark on the curve
 * @param reader whether the value that a reader has entered is marked too
 */
public record Window(int input, Quantity from, Quantity to, List<Quantity> marks, boolean reader) {
    public Window {
        marks = List.copyOf(marks);
    }
}
