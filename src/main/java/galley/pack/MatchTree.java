package galley.pack;

import java.util.Arrays;

/**
 * Finds what stood before: all positions of the window in search trees, one for each beginning, in the order of what
 * follows there, the latest on top.
 */
final class MatchTree {
    /** Matches are at most so long; where one is, more may be the same. */
    static final int LONG = 256;

    private static final int SHORTEST = 3;

    /** How many positions are looked at; more would find hardly anything. */
    private static final int DEPTH = 64;

    private static final int HASH_BITS = 16;

    private final byte[] data;
    private final int window;
    private final int mask;
    private final int[] roots = new int[1 << HASH_BITS];
    private final int[] children;

    /** By match of the last position, each longer than the one before it. */
    private final int[] lengths = new int[LONG];

    private final int[] distances = new int[LONG];

    /**
     * A tree of no positions yet.
     *
     * @param window how far back a match may be
     */
    MatchTree(byte[] data, int window) {
        this.data = data;
        this.window = window;
        int slots = 2 * Integer.highestOneBit(Math.min(data.length, window));
        this.mask = slots - 1;
        this.children = new int[2 * slots];
        Arrays.fill(roots, -1);
    }

    int length(int match) {
        return lengths[match];
    }

    int distance(int match) {
        return distances[match];
    }

    /** Takes in the next position, and says how many matches it has. Shorter ones are nearer. */
    int add(int at) {
        int most = Math.min(LONG, data.length - at);
        if (most < SHORTEST) {
            return 0;
        }
        int beginning = (data[at] & 0xff) << 16 | (data[at + 1] & 0xff) << 8 | (data[at + 2] & 0xff);
        int root = (beginning * 0x9E3779B1) >>> (32 - HASH_BITS);
        int other = roots[root];
        roots[root] = at;
        int left = 2 * (at & mask);
        int right = left + 1;
        int leftLength = 0;
        int rightLength = 0;
        int found = 0;
        int longest = SHORTEST - 1;
        for (int depth = 0; other >= 0 && at - other <= window && depth < DEPTH; depth++) {
            int node = 2 * (other & mask);
            int length = Math.min(leftLength, rightLength);
            while (length < most && data[other + length] == data[at + length]) {
                length++;
            }
            if (length > longest) {
                longest = length;
                lengths[found] = length;
                distances[found++] = at - other;
            }
            if (length == most) {
                children[left] = children[node];
                children[right] = children[node + 1];
                return found;
            }
            if ((data[other + length] & 0xff) < (data[at + length] & 0xff)) {
                children[left] = other;
                left = node + 1;
                other = children[left];
                leftLength = length;
            } else {
                children[right] = other;
                right = node;
                other = children[right];
                rightLength = length;
            }
        }
        children[left] = -1;
        children[right] = -1;
        return found;
    }
}
