package galley.figure;

/**
 * Elements of a drawing, written to a sink. Colours are the page's: every element has a class; strokes have a plain
 * default, and what SVG fills by itself has none.
 */
final class Canvas {
    private final Sink sink;

    Canvas(Sink sink) {
        this.sink = sink;
    }

    /** The room that a label takes in most typefaces. */
    static double width(String text) {
        return text.length() * 7.6;
    }

    /** A stroked path. */
    void path(String name, String commands) {
        sink.draw(
                "path class=plot-"
                        .concat(name)
                        .concat(" fill=none stroke=currentColor d=")
                        .concat(commands),
                "");
    }

    /** A filled dot. */
    void dot(String name, double x, double y) {
        String head = "circle class=plot-".concat(name).concat(" r=4 cx=");
        sink.draw(head.concat(Coordinate.text(x)).concat(" cy=").concat(Coordinate.text(y)), "");
    }

    /** A label whose {@code anchor} (start, middle or end) stands at the position. */
    void label(String anchor, String text, double x, double y) {
        String head = "text class=plot-label text-anchor=".concat(anchor).concat(" x=");
        sink.draw(head.concat(Coordinate.text(x)).concat(" y=").concat(Coordinate.text(y)), text);
    }
}
