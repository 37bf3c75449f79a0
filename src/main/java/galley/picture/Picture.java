package galley.picture;

import galley.math.GlyphOutlines;
import java.util.List;
import java.util.Optional;

/** A picture of one paper and a few inks, each drawn in shades, so that edges are smooth. */
public final class Picture {
    /** Shades of an ink between the paper and the full colour. */
    private static final int SHADES = 15;

    private final int width;
    private final int height;
    private final byte[] pixels;
    private final Shape shape;
    private final int[] colours;

    /**
     * An empty picture.
     *
     * @param paper the colour of the ground, as {@code 0xRRGGBB}
     * @param inks at most 17 other colours
     */
    public Picture(int width, int height, int paper, List<Integer> inks) {
        this.width = width;
        this.height = height;
        this.pixels = new byte[width * height];
        this.shape = new Shape(width, height);
        this.colours = new int[1 + inks.size() * SHADES];
        colours[0] = paper;
        for (int ink = 0; ink < inks.size(); ink++) {
            for (int shade = 1; shade <= SHADES; shade++) {
                colours[ink * SHADES + shade] = mixed(paper, inks.get(ink), shade);
            }
        }
    }

    private static int mixed(int paper, int ink, int shade) {
        int colour = 0;
        for (int shift = 16; shift >= 0; shift -= 8) {
            int from = (paper >> shift) & 0xff;
            int to = (ink >> shift) & 0xff;
            colour |= ((from * (SHADES - shade) + to * shade + SHADES / 2) / SHADES) << shift;
        }
        return colour;
    }

    /** Rectangles, each an x, a y, a width and a height; they do not overlap. */
    public void rectangles(int ink, List<double[]> rectangles) {
        rectangles.forEach(rectangle -> outline(rectangle[0], rectangle[1], rectangle[2], rectangle[3]));
        fill(ink);
    }

    /** A rectangle. */
    public void rectangle(int ink, double x, double y, double wide, double high) {
        outline(x, y, wide, high);
        fill(ink);
    }

    private void outline(double x, double y, double wide, double high) {
        shape.moveTo(x, y);
        shape.lineTo(x + wide, y);
        shape.lineTo(x + wide, y + high);
        shape.lineTo(x, y + high);
        shape.close();
    }

    /** A line through points, each an x and a y. */
    public void line(int ink, List<double[]> points, double thickness) {
        for (int i = 1; i < points.size(); i++) {
            shape.stroke(points.get(i - 1), points.get(i), thickness / 2);
        }
        fill(ink);
    }

    /**
     * Writes a text.
     *
     * @param x where it begins
     * @param y the line that it stands on
     * @param size the height of the font
     */
    public void text(int ink, String text, GlyphOutlines letters, double x, double y, double size) {
        double[] at = {x};
        text.codePoints()
                .forEach(character -> letters.glyph(character).ifPresent(glyph -> {
                    glyph.draw(shape.placed(at[0], y, size));
                    at[0] += glyph.advance() * size;
                }));
        shape.close();
        fill(ink);
    }

    /** How wide a text is; nothing when a letter for one of its characters is missing. */
    public static Optional<Double> width(String text, GlyphOutlines letters, double size) {
        double width = 0;
        for (int character : text.codePoints().toArray()) {
            Optional<GlyphOutlines.Glyph> glyph = letters.glyph(character);
            if (glyph.isEmpty()) {
                return Optional.empty();
            }
            width += glyph.get().advance() * size;
        }
        return Optional.of(width);
    }

    private void fill(int ink) {
        shape.fill((at, coverage) -> {
            int shade = (int) (coverage * SHADES + 0.5f);
            if (shade > 0) {
                pixels[at] = (byte) (ink * SHADES + shade);
            }
        });
    }

    /** The picture as a PNG file. */
    public byte[] png() {
        return Png.of(width, height, pixels, colours);
    }
}
