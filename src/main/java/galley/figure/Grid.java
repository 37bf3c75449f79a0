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
        for (int i = axis.first(); i <= axis.last(); i++) {
            double x = axis.atDecade(i);
            commands = commands.concat(Coordinate.line(new double[] {x, Graph.TOP}, new double[] {x, Graph.BOTTOM}));
            if (axis.labels(i, FEW_COLUMNS)) {
                canvas.label("middle", graph.window().across().print(Log10.power(i)), x, Graph.BOTTOM + 18);
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
            if (axis.labels(i, FEW_ROWS)) {
                canvas.label("end", graph.window().up().print(Log10.power(i)), Graph.LEFT - GAP, y + 5);
            }
        }
        return commands;
    }
}
