package galley.site;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Puts the nodes of a graph into columns, so that arrows lead from left to right: a node stands one column behind the
 * last of those it builds on. Arrows that would close a circle are not counted.
 */
final class LayeredLayout {
    private static final int SWEEPS = 4;

    private final List<List<Integer>> before = new ArrayList<>();
    private final List<List<Integer>> after = new ArrayList<>();
    private final int[] column;
    private final double[] row;

    private LayeredLayout(int nodes) {
        column = new int[nodes];
        row = new double[nodes];
        for (int i = 0; i < nodes; i++) {
            before.add(new ArrayList<>());
            after.add(new ArrayList<>());
        }
    }

    /**
     * A place for each node.
     *
     * @param column from 0
     * @param row from 0 in each column
     */
    record Place(int column, int row) {}

    /** An arrow from one node to another, by their numbers. */
    record Arrow(int from, int to) {}

    /** The places of {@code nodes} nodes; the same arrows give the same places. */
    static List<Place> of(int nodes, List<Arrow> arrows) {
        LayeredLayout layout = new LayeredLayout(nodes);
        arrows.forEach(layout::add);
        layout.cutCircles();
        layout.findColumns();
        return layout.places();
    }

    private void add(Arrow arrow) {
        after.get(arrow.from()).add(arrow.to());
    }

    /** Takes out every arrow that leads back to a node from which the walk came. */
    private void cutCircles() {
        int[] state = new int[column.length];
        for (int node = 0; node < column.length; node++) {
            walk(node, state);
        }
        for (int node = 0; node < column.length; node++) {
            for (int next : after.get(node)) {
                before.get(next).add(node);
            }
        }
    }

    /** A drawing has few nodes, so the walk may nest. */
    private void walk(int node, int[] state) {
        if (state[node] != 0) {
            return;
        }
        state[node] = 1;
        after.get(node).removeIf(next -> state[next] == 1);
        after.get(node).forEach(next -> walk(next, state));
        state[node] = 2;
    }

    private void findColumns() {
        boolean moved = true;
        while (moved) {
            moved = false;
            for (int node = 0; node < column.length; node++) {
                for (int next : after.get(node)) {
                    if (column[next] <= column[node]) {
                        column[next] = column[node] + 1;
                        moved = true;
                    }
                }
            }
        }
    }

    private List<Place> places() {
        int columns = Arrays.stream(column).max().orElse(0) + 1;
        for (int sweep = 0; sweep <= SWEEPS; sweep++) {
            for (int i = 0; i < columns; i++) {
                arrange(sweep % 2 == 0 ? i : columns - 1 - i, sweep % 2 == 0 ? before : after);
            }
        }
        List<Place> places = new ArrayList<>();
        for (int node = 0; node < column.length; node++) {
            places.add(new Place(column[node], (int) row[node]));
        }
        return places;
    }

    /** Sorts a column by where its neighbours stand; what that leaves open, by the nodes' numbers. */
    private void arrange(int which, List<List<Integer>> neighbours) {
        List<Integer> nodes = new ArrayList<>();
        for (int node = 0; node < column.length; node++) {
            if (column[node] == which) {
                nodes.add(node);
            }
        }
        double[] middle = new double[column.length];
        nodes.forEach(node -> middle[node] = middle(node, neighbours.get(node)));
        nodes.sort(Comparator.<Integer>comparingDouble(node -> middle[node]).thenComparing(node -> node));
        for (int i = 0; i < nodes.size(); i++) {
            row[nodes.get(i)] = i;
        }
    }

    private double middle(int node, List<Integer> neighbours) {
        double sum = 0;
        for (int other : neighbours) {
            sum += row[other];
        }
        return neighbours.isEmpty() ? row[node] : sum / neighbours.size();
    }
}
