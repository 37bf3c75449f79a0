package galley.pack;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The cheapest way through a block, at some prices: by position, the last step of the cheapest way there. What a step costs
 * depends also on the literals and distances before it, and these are taken from the cheapest way to its beginning alone.
 */
final class CheapestWay {
    private final byte[] data;
    private final int from;
    private final int to;
    private final int window;
    private final Candidates candidates;
    private final Prices prices;

    /** By position: the price of the way there, and its last step, which is a literal where its copy is 0. */
    private final int[] costs;

    private final int[] covered;
    private final int[] copies;
    private final int[] distances;

    /** By position: how many literals come last, and four by four, the last distances. */
    private final int[] inserted;

    private final int[] last;

    /**
     * A way not yet sought.
     *
     * @param start the last distances before the block
     */
    CheapestWay(byte[] data, int from, int to, int window, Candidates candidates, Prices prices, int[] start) {
        this.data = data;
        this.from = from;
        this.to = to;
        this.window = window;
        this.candidates = candidates;
        this.prices = prices;
        int positions = to - from + 1;
        costs = new int[positions];
        covered = new int[positions];
        copies = new int[positions];
        distances = new int[positions];
        inserted = new int[positions];
        last = Arrays.copyOf(start, LastDistances.COUNT * positions);
    }

    List<Command> commands() {
        int end = to - from;
        Arrays.fill(costs, 1, costs.length, Integer.MAX_VALUE);
        costs[0] = prices.insert(0);
        for (int position = 0; position < end; position++) {
            int insert = inserted[position];
            int base = costs[position] - prices.insert(insert);
            step(position, 1, 0, 0, base + prices.literal(position) + prices.insert(insert + 1));
            if (!candidates.isPassed(position)) {
                tryLastDistances(position, base + prices.insert(0));
                tryCandidates(position, base + prices.insert(0));
            }
            settle(position + 1);
        }
        return backwards(end);
    }

    /** Knows what is behind the last step to a position, now that no cheaper one will be found. */
    private void settle(int position) {
        int before = position - covered[position];
        int place = LastDistances.COUNT * position;
        int placeBefore = LastDistances.COUNT * before;
        inserted[position] = copies[position] == 0 ? inserted[before] + 1 : 0;
        if (copies[position] == 0 || distances[position] > reach(before)) {
            System.arraycopy(last, placeBefore, last, place, LastDistances.COUNT);
        } else {
            LastDistances.use(distances[position], last, placeBefore, last, place);
        }
    }

    /** The largest distance that is not a word. */
    private int reach(int position) {
        return Math.min(from + position, window);
    }

    private void tryLastDistances(int position, int base) {
        int at = from + position;
        int reach = reach(position);
        for (int symbol = 0; symbol < LastDistances.SHORT; symbol++) {
            int distance = LastDistances.meant(symbol, last, LastDistances.COUNT * position);
            if (distance > 0 && distance <= reach && data[at] == data[at - distance]) {
                int common = Candidates.common(data, at, to, distance);
                int shortest = common < MatchTree.LONG ? InsertAndCopy.MIN_COPY : common;
                tryLengths(position, shortest, common, distance, symbol, base);
            }
        }
    }

    private void tryCandidates(int position, int base) {
        int shortest = InsertAndCopy.MIN_COPY;
        for (int i = candidates.start(position); i < candidates.start(position + 1); i++) {
            int distance = candidates.distance(i);
            int symbol = LastDistances.longSymbol(distance);
            int longest = candidates.covered(i);
            if (distance > reach(position)) {
                int copy = candidates.copy(i);
                step(position, longest, copy, distance, base + prices.command(inserted[position], copy, symbol));
            } else {
                int first = longest < MatchTree.LONG ? shortest : longest;
                tryLengths(position, first, longest, distance, symbol, base);
                shortest = longest + 1;
            }
        }
    }

    private void tryLengths(int position, int shortest, int longest, int distance, int symbol, int base) {
        for (int length = shortest; length <= longest; length++) {
            step(position, length, length, distance, base + prices.command(inserted[position], length, symbol));
        }
    }

    private void step(int position, int steps, int copy, int distance, int cost) {
        int next = position + steps;
        if (cost < costs[next]) {
            costs[next] = cost;
            covered[next] = steps;
            copies[next] = copy;
            distances[next] = distance;
        }
    }

    private List<Command> backwards(int end) {
        List<Command> commands = new ArrayList<>();
        int position = end - inserted[end];
        if (inserted[end] > 0) {
            commands.add(Command.end(inserted[end]));
        }
        while (position > 0) {
            int before = position - covered[position];
            commands.add(new Command(inserted[before], copies[position], covered[position], distances[position]));
            position = before - inserted[before];
        }
        Collections.reverse(commands);
        return commands;
    }
}
