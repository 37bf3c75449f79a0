package galley.figure;

/** Elements of a drawing, written to a sink. Colours are the page's: every element has a class, and a plain default. */
final class Canvas {
    private final Sink sink;

    Canvas(Sink sink) {
        this.sink = sink;
    }

    /** The room that a label takes in most typefaces. */
    static double width(String text) {
        return text.length() * 7.2;
    }

    /** An element with nothing but text, such as a title. */
    void words(String element, String text) {
        sink.open(element);
        sink.text(text);
        sink.close();
    }

    /** A stroked path. */
    void path(String name, String commands) {
        sink.open("path");
        sink.attribute("class", name);
        sink.attribute("d", commands);
        sink.attribute("fill", "none");
        sink.attribute("stroke", "currentColor");
        sink.close();
    }

    /** A filled dot. */
    void dot(String name, double x, double y) {
        sink.open("circle");
        sink.attribute("class", name);
        sink.attribute("cx", Coordinate.text(x));
        sink.attribute("cy", Coordinate.text(y));
        sink.attribute("r", "4");
        sink.attribute("fill", "currentColor");
        sink.close();
    }

    /** A label whose {@code anchor} (start, middle or end) stands at the position. */
    void label(String anchor, String text, double[] position) {
        sink.open("text");
        sink.attribute("class", "plot-label");
        sink.attribute("x", Coordinate.text(position[0]));
        sink.attribute("y", Coordinate.text(position[1]));
        sink.attribute("text-anchor", anchor);
        sink.attribute("fill", "currentColor");
        sink.text(text);
        sink.close();
    }
}
