package galley.cli;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** Finds what somebody meant who wrote something that is not there. */
final class Nearest {
    private Nearest() {}

    /** The candidate that differs least, when at most every third letter is another. */
    static Optional<String> to(String written, Collection<String> candidates) {
        int most = written.length() / 3;
        return candidates.stream()
                .filter(candidate -> distance(written, candidate) <= most)
                .min(Comparator.comparingInt((String candidate) -> distance(written, candidate))
                        .thenComparing(Comparator.naturalOrder()));
    }

    /** How many letters are to be inserted, deleted, replaced or swapped with their neighbour. */
    private static int distance(String a, String b) {
        int[][] cost = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                cost[i][j] = i == 0 || j == 0 ? i + j : step(cost, a, b, i, j);
            }
        }
        return cost[a.length()][b.length()];
    }

    private static int step(int[][] cost, String a, String b, int i, int j) {
        int same = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        int best = Math.min(cost[i - 1][j - 1] + same, Math.min(cost[i - 1][j], cost[i][j - 1]) + 1);
        boolean swapped = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
        return swapped ? Math.min(best, cost[i - 2][j - 2] + 1) : best;
    }
}
