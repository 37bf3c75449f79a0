package galley.figure;

import java.util.ArrayList;
import java.util.List;

/** The box of one place: its names, its note and the numbers of its steps, each on lines of their own. */
final class StopBox {
    private static final double LINE = 18;
    private static final double NOTE_LINE = 16;
    private static final double PADDING = 8;
    private static final double DISC = 10;
    private static final int NAME_CHARACTERS = 21;
    private static final int NOTE_CHARACTERS = 27;

    /** More numbers than these are shown by the first and the last of them. */
    private static final int MOST_DISCS = 7;

    private final Stop stop;
    private final double top;
    private final List<String> names = new ArrayList<>();
    private final List<String> notes;

    /** The box of a place, whose upper edge is at {@code top}. */
    StopBox(Stop stop, double top) {
        this.stop = stop;
        this.top = top;
        stop.names().forEach(name -> names.addAll(Wrapping.lines(name, NAME_CHARACTERS)));
        this.notes = stop.note().isEmpty() ? List.of() : Wrapping.lines(stop.note(), NOTE_CHARACTERS);
    }

    Stop stop() {
        return stop;
    }

    double top() {
        return top;
    }

    double bottom() {
        double discs = stop.steps().isEmpty() ? 0 : 2 * DISC + 4;
        return top + 2 * PADDING + names.size() * LINE + notes.size() * NOTE_LINE + discs;
    }

    double middle() {
        return (top + bottom()) / 2;
    }

    /** Draws the box from {@code across[0]} to {@code across[1]}. */
    void draw(double[] across, Drawing drawing) {
        String role = switch (stop.role()) {
            case IN, BOTH -> "in";
            case OUT -> "out";
            case THING -> "thing";
            case BETWEEN -> "between";
        };
        drawing.box("path-" + role, across, new double[] {top, bottom()}, false);
        double centre = (across[0] + across[1]) / 2;
        double y = top + PADDING - 4;
        for (String line : names) {
            y += LINE;
            drawing.label("path-name", "middle", line, new double[] {centre, y});
        }
        for (String line : notes) {
            y += NOTE_LINE;
            drawing.label("path-note", "middle", line, new double[] {centre, y});
        }
        discs(new double[] {centre, y + 6 + DISC}, drawing);
    }

    private void discs(double[] place, Drawing drawing) {
        List<String> shown = shown();
        double x = place[0] - (shown.size() - 1) * (DISC + 3);
        for (String number : shown) {
            boolean dash = number.equals("–");
            if (!dash) {
                drawing.disc("path-step", new double[] {x, place[1]}, DISC);
            }
            drawing.label(dash ? "path-note" : "path-number", "middle", number, new double[] {x, place[1] + 4.5});
            x += 2 * (DISC + 3);
        }
    }

    private List<String> shown() {
        List<String> numbers = stop.numbers();
        return numbers.size() <= MOST_DISCS ? numbers : List.of(numbers.get(0), "–", numbers.get(numbers.size() - 1));
    }
}
