package galley.figure;

/** The decades of both axes, with their quantities. */
final class Grid {
    private static final int FEW_COLUMNS = 4;
    private static final int FEW_ROWS = 8;
    private static final double GAP = 6;

    private final Graph graph;
    private final Canvas canvas;

    Grid(Graph graph, Canvas canvas) {
        this.graph = graph;
        this.canvas = canvas;
    }

    void draw() {
        canvas.path("grid", columns().concat(rows()));
    }

    private String columns() {
        Axis axis = graph.horizontal();
        String commands = "";
        double end = 0;
        for (int i = axis.first(); i <= axis.last(); i++) {
            double x = axis.atDecade(i);
            commands = commands.concat(Coordinate.line(new double[] {x, Graph.TOP}, new double[] {x, Graph.BOTTOM}));
            String text = graph.window().across().print(Log10.power(i));
            double half = Canvas.width(text) / 2;
            if (axis.labels(i, FEW_COLUMNS) && x - half >= end) {
                canvas.label("middle", text, x, Graph.BOTTOM + 22);
                end = x + half;
            }
        }
        return commands;
    }

    private String rows() {
        Axis axis = graph.vertical();
        String commands = "";
        for (int i = axis.first(); i <= axis.last(); i++) {
            double y = axis.atDecade(i);
            commands = commands.concat(Coordinate.line(new double[] {Graph.LEFT, y}, new double[] {Graph.RIGHT, y}));
            String text = graph.window().up().print(Log10.power(i));
            if (axis.labels(i, FEW_ROWS) && Canvas.width(text) <= Graph.LEFT - GAP) {
                canvas.label("end", text, Graph.LEFT - GAP, y + 5);
            }
        }
        return commands;
    }
}
