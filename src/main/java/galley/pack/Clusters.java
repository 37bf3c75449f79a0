package galley.pack;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Contexts that share a code, because what differs between them is worth less than a code of their own. */
final class Clusters {
    /** What the description of a code takes in bits, about. */
    private static final int PER_SYMBOL = 6;

    private static final int PER_CODE = 70;

    private static final int[] NONE = {};

    private final int[] map;
    private final List<int[]> counts = new ArrayList<>();
    private final List<Double> costs = new ArrayList<>();
    private final double[][] gains;

    private Clusters(int[][] byContext) {
        map = new int[byContext.length];
        for (int context = 0; context < map.length; context++) {
            if (Arrays.stream(byContext[context]).anyMatch(count -> count > 0)) {
                map[context] = counts.size();
                counts.add(byContext[context].clone());
                costs.add(cost(byContext[context], NONE));
            }
        }
        if (counts.isEmpty()) {
            counts.add(byContext[0]);
        }
        gains = new double[counts.size()][counts.size()];
        for (int cluster = 1; cluster < counts.size(); cluster++) {
            compare(cluster, cluster);
        }
    }

    /**
     * Merges the two whose union saves most, as long as one saves anything.
     *
     * @param byContext how often each symbol comes in each context
     */
    static Clusters of(int[][] byContext) {
        Clusters clusters = new Clusters(byContext);
        while (clusters.merge()) {}
        return clusters;
    }

    /** By context. */
    int[] map() {
        return map;
    }

    /** By cluster and symbol. */
    List<int[]> counts() {
        return counts;
    }

    private boolean merge() {
        int into = 0;
        int from = 0;
        for (int one = 0; one < counts.size(); one++) {
            for (int other = 0; other < one; other++) {
                if (gains[one][other] > gains[from][into]) {
                    from = one;
                    into = other;
                }
            }
        }
        if (from == into) {
            return false;
        }
        int[] union = counts.get(into);
        int[] added = counts.get(from);
        Arrays.setAll(union, symbol -> union[symbol] + added[symbol]);
        costs.set(into, cost(union, NONE));
        replace(from, into);
        int last = counts.size() - 1;
        replace(last, from);
        counts.set(from, counts.get(last));
        costs.set(from, costs.get(last));
        counts.remove(last);
        costs.remove(last);
        for (int other = 0; other < last; other++) {
            gains[Math.max(from, other)][Math.min(from, other)] = gains[last][other];
        }
        gains[from][from] = 0;
        compare(into, counts.size() - 1);
        return true;
    }

    private void replace(int cluster, int by) {
        for (int context = 0; context < map.length; context++) {
            if (map[context] == cluster) {
                map[context] = by;
            }
        }
    }

    /** Says what a union of one cluster with each of the others, up to {@code last}, would save. */
    private void compare(int one, int last) {
        for (int other = 0; other <= last; other++) {
            if (other != one) {
                double saved = costs.get(one) + costs.get(other) - cost(counts.get(one), counts.get(other));
                gains[Math.max(one, other)][Math.min(one, other)] = saved;
            }
        }
    }

    /** The bits that some counts, with others added if there are any, take with a code of their own. */
    private static double cost(int[] some, int[] others) {
        int total = 0;
        int symbols = 0;
        double saved = 0;
        for (int symbol = 0; symbol < some.length; symbol++) {
            int count = some[symbol] + (others.length > 0 ? others[symbol] : 0);
            if (count > 0) {
                total += count;
                symbols++;
                saved += count * Logarithm.of(count);
            }
        }
        return total * Logarithm.of(total) - saved + PER_SYMBOL * symbols + PER_CODE;
    }
}
