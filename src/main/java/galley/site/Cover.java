package galley.site;

import galley.math.GlyphOutlines;
import galley.model.Example;
import galley.model.Model;
import galley.model.Models;
import galley.picture.Picture;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The picture that stands for a lesson where its page is linked: topic, title, and the curve of its first model, or bars
 * as high as the digits of its content hash. A line for which a letter is missing is left out.
 */
final class Cover {
    /** How wide it is, in pixels. */
    static final int WIDTH = 1200;
    /** How high it is, in pixels. */
    static final int HEIGHT = 630;

    private static final int INK = 0;
    private static final int ACCENT = 1;
    private static final int QUIET = 2;
    private static final int RULE = 3;
    private static final List<Integer> INKS = List.of(0x1b2026, 0x17507f, 0x565d66, 0xd9d5c9);
    private static final int PAPER = 0xfcfbf8;

    private static final int[] SIZES = {66, 54, 44};
    private static final int MOST_LINES = 3;
    private static final double LEFT = 84;
    private static final double ROOM = WIDTH - 2 * LEFT;
    private static final Pattern CURVE = Pattern.compile("class=\"plot-curve\"[^>]* d=\"([^\"]*)\"");
    private static final Pattern NUMBER = Pattern.compile("-?[0-9.]+");

    private final String site;

    /** A maker of covers for lessons of a site of this title. */
    Cover(String site) {
        this.site = site;
    }

    byte[] of(LessonCard card) {
        Picture picture = new Picture(WIDTH, HEIGHT, PAPER, INKS);
        picture.rectangle(ACCENT, 0, 0, 20, HEIGHT);
        text(picture, QUIET, site, GlyphOutlines.regular(), 84, 30);
        text(picture, ACCENT, card.notes().topic(), GlyphOutlines.bold(), 158, 34);
        title(picture, card.title());
        picture.rectangle(RULE, LEFT, HEIGHT - 86, ROOM, 2);
        text(picture, QUIET, edition(card), GlyphOutlines.regular(), HEIGHT - 40, 28);
        Optional<Model> model = card.models().stream().findFirst().flatMap(used -> Models.find(used.id()));
        List<double[]> curve = model.map(Cover::curve).orElse(List.of());
        if (curve.isEmpty()) {
            bars(picture, card.digests().content());
        } else {
            curve(picture, curve);
        }
        return picture.png();
    }

    private static String edition(LessonCard card) {
        return "Version " + card.version()
                + card.notes().date().map(date -> ", " + date).orElse("");
    }

    private static void text(Picture picture, int ink, String text, GlyphOutlines letters, double y, double size) {
        Picture.width(text, letters, size)
                .filter(width -> width <= ROOM)
                .ifPresent(width -> picture.text(ink, text, letters, LEFT, y, size));
    }

    /** The title in the largest size in which three lines hold it; the smallest leaves out what does not fit. */
    private void title(Picture picture, String title) {
        for (int size : SIZES) {
            List<String> lines = lines(title, size);
            boolean fits = lines.size() <= MOST_LINES && lines.stream().allMatch(line -> isInRoom(line, size));
            if (fits || size == SIZES[SIZES.length - 1]) {
                lines = lines.stream().limit(MOST_LINES).toList();
                for (int i = 0; i < lines.size() && isInRoom(lines.get(i), size); i++) {
                    picture.text(INK, lines.get(i), GlyphOutlines.bold(), LEFT, 238 + i * size * 1.15, size);
                }
                return;
            }
        }
    }

    private boolean isInRoom(String line, double size) {
        return Picture.width(line, GlyphOutlines.bold(), size)
                .filter(width -> width <= ROOM)
                .isPresent();
    }

    /** The words of a title in lines as long as there is room; none when a letter is missing. */
    private List<String> lines(String title, double size) {
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String word : title.strip().split("\\s+", -1)) {
            String longer = line.isEmpty() ? word : line + " " + word;
            Optional<Double> width = Picture.width(longer, GlyphOutlines.bold(), size);
            if (width.isEmpty()) {
                return List.of();
            }
            if (width.get() > ROOM && !line.isEmpty()) {
                lines.add(line);
                line = word;
            } else {
                line = longer;
            }
        }
        lines.add(line);
        return lines;
    }

    private static void bars(Picture picture, String digest) {
        double step = ROOM / digest.length();
        List<double[]> bars = new ArrayList<>();
        for (int i = 0; i < digest.length(); i++) {
            double high = 6 + 6 * Character.digit(digest.charAt(i), 16);
            bars.add(new double[] {LEFT + i * step, HEIGHT - 104 - high, step * 0.62, high});
        }
        picture.rectangles(ACCENT, bars);
    }

    private static void curve(Picture picture, List<double[]> curve) {
        List<double[]> placed = new ArrayList<>();
        for (double[] point : curve) {
            placed.add(new double[] {LEFT + point[0] * ROOM, HEIGHT - 104 - (1 - point[1]) * 112});
        }
        picture.line(ACCENT, placed, 6);
    }

    /** The model's curve as its page shows it, in a square of size 1; empty where it has none. */
    private static List<double[]> curve(Model model) {
        Matcher path = CURVE.matcher(FigureView.of(Example.of(model)).svg());
        List<Double> numbers = new ArrayList<>();
        if (path.find()) {
            Matcher number = NUMBER.matcher(path.group(1));
            while (number.find()) {
                numbers.add(Double.valueOf(number.group()));
            }
        }
        List<double[]> points = new ArrayList<>();
        for (int i = 0; i + 1 < numbers.size(); i += 2) {
            points.add(new double[] {numbers.get(i), numbers.get(i + 1)});
        }
        return inSquare(points);
    }

    private static List<double[]> inSquare(List<double[]> points) {
        if (points.size() < 2) {
            return List.of();
        }
        double left = points.get(0)[0];
        double right = points.get(points.size() - 1)[0];
        double top = points.stream().mapToDouble(point -> point[1]).min().orElse(0);
        double bottom = points.stream().mapToDouble(point -> point[1]).max().orElse(1);
        double high = bottom > top ? bottom - top : 1;
        return points.stream()
                .map(point -> new double[] {(point[0] - left) / (right - left), (point[1] - top) / high})
                .toList();
    }
}
