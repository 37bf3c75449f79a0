package galley.site;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;

/** The drawing of a map: boxes with titles in columns, arrows from foundations, dashed lines between related lessons. */
final class MapDrawing {
    /** More boxes than this are no drawing that anybody can read. */
    static final int MOST_LESSONS = 60;

    private static final int WIDTH = 190;
    private static final int HEIGHT = 54;
    private static final int COLUMN = WIDTH + 80;
    private static final int ROW = HEIGHT + 34;
    private static final int LINE = 24;
    private static final int MARGIN = 12;

    private final List<LessonCard> lessons;
    private final LessonGraph graph;
    private final Map<String, Integer> numbers = new HashMap<>();
    private final List<LayeredLayout.Place> places;

    MapDrawing(List<LessonCard> lessons, LessonGraph graph) {
        this.lessons = List.copyOf(lessons);
        this.graph = graph;
        lessons.forEach(lesson -> numbers.put(lesson.id(), numbers.size()));
        this.places = LayeredLayout.of(lessons.size(), arrows(LessonGraph.Neighbours::builders));
    }

    Map<String, Object> model(SitePath from) {
        Map<String, Object> model = new LinkedHashMap<>();
        int columns =
                1 + places.stream().mapToInt(LayeredLayout.Place::column).max().orElse(0);
        int rows = 1 + places.stream().mapToInt(LayeredLayout.Place::row).max().orElse(0);
        model.put("width", columns * COLUMN - (COLUMN - WIDTH) + 2 * MARGIN + LINE);
        model.put("height", rows * ROW + 2 * MARGIN);
        model.put(
                "arrows",
                arrows(LessonGraph.Neighbours::builders).stream()
                        .map(this::arrow)
                        .toList());
        model.put(
                "lines",
                arrows(LessonGraph.Neighbours::related).stream()
                        .filter(line -> line.from() < line.to())
                        .map(this::line)
                        .toList());
        model.put("boxes", boxes(from));
        return model;
    }

    private interface Side {
        SortedSet<LessonCard> of(LessonGraph.Neighbours around);
    }

    private List<LayeredLayout.Arrow> arrows(Side side) {
        List<LayeredLayout.Arrow> arrows = new ArrayList<>();
        for (LessonCard lesson : lessons) {
            for (LessonCard other : side.of(graph.around(lesson))) {
                if (numbers.containsKey(other.id())) {
                    arrows.add(new LayeredLayout.Arrow(numbers.get(lesson.id()), numbers.get(other.id())));
                }
            }
        }
        return arrows;
    }

    private List<Map<String, Object>> boxes(SitePath from) {
        List<Map<String, Object>> boxes = new ArrayList<>();
        for (int i = 0; i < lessons.size(); i++) {
            Map<String, Object> box = LessonEntry.link(lessons.get(i), from);
            box.put("x", x(i));
            box.put("y", y(i));
            box.put("lines", TitleLines.of(lessons.get(i).title(), LINE, 2));
            boxes.add(box);
        }
        return boxes;
    }

    private int x(int node) {
        return MARGIN + places.get(node).column() * COLUMN;
    }

    private int y(int node) {
        return MARGIN + places.get(node).row() * ROW;
    }

    private String arrow(LayeredLayout.Arrow arrow) {
        int fromX = x(arrow.from()) + WIDTH;
        int fromY = y(arrow.from()) + HEIGHT / 2;
        int toX = x(arrow.to()) - 7;
        int toY = y(arrow.to()) + HEIGHT / 2;
        int bend = (COLUMN - WIDTH) / 2;
        return "M" + fromX + " " + fromY + "C" + (fromX + bend) + " " + fromY + " " + (toX - bend) + " " + toY + " "
                + toX + " " + toY;
    }

    /** Lines stand behind the boxes: those within a column swing out to its right, the others hang below. */
    private String line(LayeredLayout.Arrow line) {
        boolean within =
                places.get(line.from()).column() == places.get(line.to()).column();
        int fromX = x(line.from()) + (within ? WIDTH : WIDTH / 2);
        int toX = x(line.to()) + (within ? WIDTH : WIDTH / 2);
        int fromY = y(line.from()) + (within ? HEIGHT / 2 + 10 : HEIGHT);
        int toY = y(line.to()) + (within ? HEIGHT / 2 + 10 : HEIGHT);
        int swing = LINE + 10;
        if (!within) {
            return "M" + fromX + " " + fromY + "C" + fromX + " " + (fromY + swing) + " " + toX + " " + (toY + swing)
                    + " " + toX + " " + toY;
        }
        return "M" + fromX + " " + fromY + "C" + (fromX + swing) + " " + fromY + " " + (toX + swing) + " " + toY + " "
                + toX + " " + toY;
    }
}
