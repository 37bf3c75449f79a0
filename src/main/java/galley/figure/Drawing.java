package galley.figure;

/** One {@code svg} element of a figure that is drawn at build time only. */
final class Drawing {
    private final SvgText svg = new SvgText();

    /**
     * Begins the element.
     *
     * @param classes its classes
     * @param width of its coordinates
     * @param height of its coordinates
     * @param fontSize of its texts
     */
    Drawing(String classes, double width, double height, String fontSize) {
        svg.markup("<svg").attribute("class", classes);
        svg.attribute("viewBox", "0 0 " + Coordinate.text(width) + " " + Coordinate.text(height));
        svg.attribute("font-size", fontSize);
    }

    /** Says what there is to see: in a few words, and in whole sentences. */
    void describe(String title, String description) {
        svg.attribute("role", "img").attribute("aria-label", title).markup(">");
        svg.words("title", title);
        svg.words("desc", description);
    }

    /** A box: {@code across} and {@code down} hold where it begins and ends. */
    void box(String classes, double[] across, double[] down, boolean filled) {
        svg.markup("<rect").attribute("class", classes);
        svg.attribute("x", Coordinate.text(across[0])).attribute("y", Coordinate.text(down[0]));
        svg.attribute("width", Coordinate.text(across[1] - across[0]));
        svg.attribute("height", Coordinate.text(down[1] - down[0]));
        if (filled) {
            svg.attribute("fill", "currentColor");
        } else {
            svg.attribute("rx", "6").attribute("fill", "none").attribute("stroke", "currentColor");
        }
        svg.markup("></rect>");
    }

    /** A filled disc. */
    void disc(String classes, double[] centre, double radius) {
        svg.markup("<circle").attribute("class", classes);
        svg.attribute("cx", Coordinate.text(centre[0])).attribute("cy", Coordinate.text(centre[1]));
        svg.attribute("r", Coordinate.text(radius)).attribute("fill", "none");
        svg.attribute("stroke", "currentColor").markup("></circle>");
    }

    /** A stroked path. */
    void path(String classes, String commands) {
        svg.markup("<path").attribute("class", classes).attribute("d", commands);
        svg.attribute("fill", "none").attribute("stroke", "currentColor").markup("></path>");
    }

    /** A text whose {@code anchor} (start, middle or end) stands at the position. */
    void label(String classes, String anchor, String text, double[] position) {
        svg.markup("<text").attribute("class", classes);
        svg.attribute("x", Coordinate.text(position[0])).attribute("y", Coordinate.text(position[1]));
        svg.attribute("text-anchor", anchor).attribute("fill", "currentColor").markup(">");
        svg.text(text).markup("</text>");
    }

    /** The whole element as markup. */
    String end() {
        return svg.markup("</svg>").markup();
    }
}
