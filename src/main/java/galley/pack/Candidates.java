package galley.pack;

import java.util.Arrays;

/** What may be copied to each position of a block; found once, for as many ways through it as are tried. */
final class Candidates {
    /** A word is hardly ever better than a match of this length. */
    private static final int LONGER_THAN_WORDS = 16;

    /** Most copies end so soon that a simple loop is faster. */
    private static final int SOON = 8;

    /** By position, its first candidate. */
    private final int[] starts;

    /** Positions inside a long match, at which nothing else is looked for. */
    private final boolean[] passed;

    private int[] covered = new int[1 << 10];
    private int[] copies = new int[1 << 10];
    private int[] distances = new int[1 << 10];
    private int count;

    /**
     * All candidates between two places in some data.
     *
     * @param tree holds what is before
     * @param window how far back a copy may begin
     */
    Candidates(byte[] data, int from, int to, MatchTree tree, int window) {
        starts = new int[to - from + 1];
        passed = new boolean[to - from];
        int passedTo = from;
        for (int at = from; at < to; at++) {
            int matches = tree.add(at);
            passed[at - from] = at < passedTo;
            if (at >= passedTo) {
                for (int match = 0; match < matches; match++) {
                    passedTo = Math.max(passedTo, addMatch(data, at, to, tree.length(match), tree.distance(match)));
                }
                if (matches == 0 || tree.length(matches - 1) < LONGER_THAN_WORDS) {
                    Words.ALL.find(data, at, to, Math.min(at, window), this);
                }
            }
            starts[at - from + 1] = count;
        }
    }

    /** Adds a match of any length, and says where it ends if it is long. */
    private int addMatch(byte[] data, int at, int to, int length, int distance) {
        if (length < MatchTree.LONG) {
            int inside = Math.min(length, to - at);
            add(inside, inside, distance);
            return 0;
        }
        int common = common(data, at, to, distance);
        add(common, common, distance);
        return at + common;
    }

    /** How many bytes before {@code to} are the same as so far before. */
    static int common(byte[] data, int at, int to, int distance) {
        int end = Math.min(to, at + SOON);
        int next = at;
        while (next < end && data[next] == data[next - distance]) {
            next++;
        }
        if (next < end || end == to) {
            return next - at;
        }
        int mismatch = Arrays.mismatch(data, end, to, data, end - distance, to - distance);
        return (mismatch < 0 ? to : end + mismatch) - at;
    }

    /** Adds what is described as in {@link Command}. */
    void add(int coveredBytes, int copy, int distance) {
        if (count == covered.length) {
            covered = Arrays.copyOf(covered, 2 * count);
            copies = Arrays.copyOf(copies, 2 * count);
            distances = Arrays.copyOf(distances, 2 * count);
        }
        covered[count] = coveredBytes;
        copies[count] = copy;
        distances[count] = distance;
        count++;
    }

    /** The first candidate of a position; those of the next one follow. */
    int start(int position) {
        return starts[position];
    }

    boolean isPassed(int position) {
        return passed[position];
    }

    int covered(int candidate) {
        return covered[candidate];
    }

    int copy(int candidate) {
        return copies[candidate];
    }

    int distance(int candidate) {
        return distances[candidate];
    }
}
