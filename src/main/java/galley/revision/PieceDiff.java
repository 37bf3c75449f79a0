package galley.revision;

import com.github.difflib.DiffUtils;
import com.github.difflib.algorithm.myers.MyersDiffWithLinearSpace;
import com.github.difflib.patch.AbstractDelta;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Compares lists of pieces with a bounded amount of work. The algorithm takes time in proportion to the length of the
 * lists times the number of differences, which a hostile text drives to the square of its length.
 */
final class PieceDiff {
    private static final int LONGEST = 6_000;
    private static final long WORK = 400_000_000L;

    private long left = WORK;

    /** The differences; empty when they would take more work than is left. */
    Optional<List<Hunk>> compare(List<String> before, List<String> now) {
        int head = commonHead(before, now);
        int tail = commonTail(before.subList(head, before.size()), now.subList(head, now.size()));
        List<String> old = before.subList(head, before.size() - tail);
        List<String> present = now.subList(head, now.size() - tail);
        if (!affords(old.size(), present.size())) {
            return Optional.empty();
        }
        List<String> end = before.subList(before.size() - tail, before.size());
        List<Hunk> hunks = hunks(text(before.subList(0, head)), old, present);
        hunks.add(new Hunk(text(end), "", ""));
        return Optional.of(hunks);
    }

    private static List<Hunk> hunks(String head, List<String> old, List<String> present) {
        List<Hunk> hunks = new ArrayList<>();
        hunks.add(new Hunk(head, "", ""));
        int done = 0;
        for (AbstractDelta<String> delta :
                DiffUtils.diff(old, present, new MyersDiffWithLinearSpace<>()).getDeltas()) {
            int at = delta.getSource().getPosition();
            String deleted = text(delta.getSource().getLines());
            hunks.add(new Hunk(
                    text(old.subList(done, at)), deleted, text(delta.getTarget().getLines())));
            done = at + delta.getSource().size();
        }
        hunks.add(new Hunk(text(old.subList(done, old.size())), "", ""));
        return hunks;
    }

    private boolean affords(int old, int present) {
        long both = (long) old + present;
        boolean trivial = old == 0 || present == 0;
        long work = trivial ? both : both * both;
        if (work > left || (both > LONGEST && !trivial)) {
            return false;
        }
        left -= work;
        return true;
    }

    static int commonHead(List<String> one, List<String> other) {
        int size = Math.min(one.size(), other.size());
        int same = 0;
        while (same < size && one.get(same).equals(other.get(same))) {
            same++;
        }
        return same;
    }

    static int commonTail(List<String> one, List<String> other) {
        int size = Math.min(one.size(), other.size());
        int same = 0;
        while (same < size && one.get(one.size() - 1 - same).equals(other.get(other.size() - 1 - same))) {
            same++;
        }
        return same;
    }

    private static String text(List<String> pieces) {
        return String.join("", pieces);
    }
}
