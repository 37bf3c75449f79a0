package galley.figure;

/** The decades of both axes, with their quantities, and what the axes show. */
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
        canvas.path("plot-grid", columns() + rows());
        labelColumns();
        labelRows();
        String above = LogLogFigure.name(graph.output().label(), graph.output().symbol());
        canvas.label("start", above, new double[] {4, 14});
        String below = LogLogFigure.name(graph.input().label(), graph.input().symbol());
        canvas.label("end", below, new double[] {Graph.RIGHT, 292});
    }

    private String columns() {
        StringBuilder commands = new StringBuilder();
        for (int i = graph.horizontal().first(); i <= graph.horizontal().last(); i++) {
            double x = graph.horizontal().atDecade(i);
            commands.append(Coordinate.command('M', x, Graph.TOP)).append(Coordinate.command('L', x, Graph.BOTTOM));
        }
        return commands.toString();
    }

    private String rows() {
        StringBuilder commands = new StringBuilder();
        for (int i = graph.vertical().first(); i <= graph.vertical().last(); i++) {
            double y = graph.vertical().atDecade(i);
            commands.append(Coordinate.command('M', Graph.LEFT, y)).append(Coordinate.command('L', Graph.RIGHT, y));
        }
        return commands.toString();
    }

    private void labelColumns() {
        Axis axis = graph.horizontal();
        for (int i = axis.first(); i <= axis.last(); i++) {
            if (axis.labels(i, FEW_COLUMNS)) {
                String text = graph.input().dimension().print(Log10.power(i));
                canvas.label("middle", text, new double[] {axis.atDecade(i), Graph.BOTTOM + 18});
            }
        }
    }

    private void labelRows() {
        Axis axis = graph.vertical();
        for (int i = axis.first(); i <= axis.last(); i++) {
            if (axis.labels(i, FEW_ROWS)) {
                String text = graph.output().dimension().print(Log10.power(i));
                canvas.label("end", text, new double[] {Graph.LEFT - GAP, axis.atDecade(i) + 5});
            }
        }
    }
}
