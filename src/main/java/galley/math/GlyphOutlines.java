package galley.math;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.GlyphData;
import org.apache.fontbox.ttf.GlyphDescription;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

/**
 * The outlines of KaTeX's letters, for pictures. They come from the font files alone: no font of the system, no hinting
 * and no text engine of the Java platform has a part in them. Safe to use from several threads.
 */
public final class GlyphOutlines {
    private static final int ON_CURVE = 1;

    private final List<TrueTypeFont> fonts;
    private final Map<Integer, Optional<Glyph>> known = new ConcurrentHashMap<>();

    private GlyphOutlines(List<TrueTypeFont> fonts) {
        this.fonts = fonts;
    }

    /** A letter for a picture. */
    public interface Glyph {
        /** How far the next letter stands, where a font's height is 1. */
        double advance();

        /** Draws the outline, where a font's height is 1 and y grows upwards from the line. */
        void draw(Pen pen);
    }

    /** Is led along an outline of closed contours. */
    public interface Pen {
        void moveTo(double x, double y);

        void lineTo(double x, double y);

        /** A parabola towards the control point and away from it. */
        void quadTo(double controlX, double controlY, double x, double y);
    }

    /** Bold letters; what the first font lacks comes from the next. */
    public static GlyphOutlines bold() {
        return Bold.LETTERS;
    }

    /** Regular letters. */
    public static GlyphOutlines regular() {
        return Regular.LETTERS;
    }

    /** Read when they are first asked for, and once: a preview draws with every save. */
    private static final class Bold {
        static final GlyphOutlines LETTERS =
                of("KaTeX_SansSerif-Bold", "KaTeX_Main-Bold", "KaTeX_Math-BoldItalic", "KaTeX_Main-Regular");
    }

    private static final class Regular {
        static final GlyphOutlines LETTERS = of("KaTeX_SansSerif-Regular", "KaTeX_Main-Regular", "KaTeX_Math-Italic");
    }

    private static GlyphOutlines of(String... names) {
        return new GlyphOutlines(
                List.of(names).stream().map(GlyphOutlines::font).toList());
    }

    private static TrueTypeFont font(String name) {
        try {
            return new TTFParser().parse(new RandomAccessReadBuffer(KatexFiles.font(name + ".ttf")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The letter for a character, if one of the fonts has it. */
    public Optional<Glyph> glyph(int character) {
        return known.computeIfAbsent(character, this::find);
    }

    /** The parser of fonts reads one thing at a time. */
    private synchronized Optional<Glyph> find(int character) {
        try {
            for (TrueTypeFont font : fonts) {
                CmapLookup characters = font.getUnicodeCmapLookup();
                int id = characters.getGlyphId(character);
                if (id > 0) {
                    return Optional.of(outline(font, id));
                }
            }
            return Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Outline outline(TrueTypeFont font, int id) throws IOException {
        double scale = 1.0 / font.getUnitsPerEm();
        GlyphData data = font.getGlyph().getGlyph(id);
        double advance = font.getAdvanceWidth(id) * scale;
        if (data == null) {
            return new Outline(advance, new double[0], new boolean[0], new int[0]);
        }
        GlyphDescription description = data.getDescription();
        description.resolve();
        int count = description.getPointCount();
        double[] points = new double[2 * count];
        boolean[] on = new boolean[count];
        for (int i = 0; i < count; i++) {
            points[2 * i] = description.getXCoordinate(i) * scale;
            points[2 * i + 1] = description.getYCoordinate(i) * scale;
            on[i] = (description.getFlags(i) & ON_CURVE) != 0;
        }
        int[] ends = new int[description.getContourCount()];
        for (int i = 0; i < ends.length; i++) {
            ends[i] = description.getEndPtOfContours(i);
        }
        return new Outline(advance, points, on, ends);
    }

    /** Points on and off the curve, as TrueType keeps them: between two points off the curve lies one on it. */
    private static final class Outline implements Glyph {
        private final double advance;
        private final double[] points;
        private final boolean[] on;
        private final int[] ends;

        Outline(double advance, double[] points, boolean[] on, int[] ends) {
            this.advance = advance;
            this.points = points;
            this.on = on;
            this.ends = ends;
        }

        @Override
        public double advance() {
            return advance;
        }

        @Override
        public void draw(Pen pen) {
            int first = 0;
            for (int end : ends) {
                if (end > first) {
                    contour(first, end - first + 1, pen);
                }
                first = end + 1;
            }
        }

        private void contour(int first, int count, Pen pen) {
            int start = 0;
            while (start < count && !on[first + start]) {
                start++;
            }
            double[] begin = start < count ? point(first + start) : middle(first, first + count - 1);
            int from = start < count ? start + 1 : 0;
            int steps = start < count ? count : count + 1;
            pen.moveTo(begin[0], begin[1]);
            double[] control = new double[0];
            for (int step = 0; step < steps; step++) {
                boolean last = step == steps - 1;
                int at = first + (from + step) % count;
                if (last || on[at]) {
                    line(pen, control, last ? begin : point(at));
                    control = new double[0];
                } else {
                    if (control.length > 0) {
                        line(pen, control, half(control, point(at)));
                    }
                    control = point(at);
                }
            }
        }

        private static void line(Pen pen, double[] control, double[] to) {
            if (control.length == 0) {
                pen.lineTo(to[0], to[1]);
            } else {
                pen.quadTo(control[0], control[1], to[0], to[1]);
            }
        }

        private double[] point(int i) {
            return new double[] {points[2 * i], points[2 * i + 1]};
        }

        private double[] middle(int one, int other) {
            return half(point(one), point(other));
        }

        private static double[] half(double[] one, double[] other) {
            return new double[] {(one[0] + other[0]) / 2, (one[1] + other[1]) / 2};
        }
    }
}
