package galley.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;

/** The room that a text of a drawing takes, by the widths that the drawing itself reckons with. */
record Extent(String text, double left, double top, double right, double bottom) {
    private static final double ASCENT = 12;
    private static final double DESCENT = 4;

    /** The extents of all texts. */
    static List<Extent> of(Element svg) {
        return svg.select("text").stream().map(Extent::ofText).toList();
    }

    private static Extent ofText(Element element) {
        String text = element.wholeText();
        double width = Canvas.width(text);
        double x = Double.parseDouble(element.attr("x"));
        double y = Double.parseDouble(element.attr("y"));
        double left = switch (element.attr("text-anchor")) {
            case "end" -> x - width;
            case "middle" -> x - width / 2;
            default -> x;
        };
        return new Extent(text, left, y - ASCENT, left + width, y + DESCENT);
    }

    boolean overlaps(Extent other) {
        return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }

    /** Each pair of texts that lie over one another, in words. */
    static List<String> collisions(Element svg) {
        List<Extent> all = of(svg);
        List<String> found = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            for (Extent other : all.subList(i + 1, all.size())) {
                if (all.get(i).overlaps(other)) {
                    found.add(all.get(i).text() + " over " + other.text());
                }
            }
        }
        return found;
    }

    /** Each text that reaches out of the drawing. */
    static List<String> outside(Element svg) {
        double[] box = Stream.of(svg.attr("viewBox").split(" ", -1))
                .mapToDouble(Double::parseDouble)
                .toArray();
        return of(svg).stream()
                .filter(text -> text.left < 0 || text.top < -1 || text.right > box[2] || text.bottom > box[3])
                .map(Extent::text)
                .toList();
    }
}
