package galley.revision;

import com.github.difflib.DiffUtils;
import com.github.difflib.UnifiedDiffUtils;
import com.github.difflib.algorithm.myers.MyersDiffWithLinearSpace;
import com.github.difflib.patch.AbstractDelta;
import com.github.difflib.patch.ChangeDelta;
import com.github.difflib.patch.Chunk;
import com.github.difflib.patch.Patch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * The lines that differ between two texts, as a unified diff. Where more than {@link #LONGEST} lines stand between the
 * common beginning and end, they are replaced as a whole: the algorithm takes the square of their number.
 */
public final class LineDiff {
    static final int LONGEST = 6_000;
    private static final int CONTEXT = 3;
    private static final int HEADER = 2;

    private LineDiff() {}

    /** The diff, empty where the texts are equal. */
    public static String of(String nameBefore, String before, String nameAfter, String after) {
        if (before.equals(after)) {
            return "";
        }
        List<String> old = lines(before);
        List<String> now = lines(after);
        StringBuilder out = new StringBuilder("--- " + nameBefore + "\n+++ " + nameAfter + "\n");
        UnifiedDiffUtils.generateUnifiedDiff("", "", old, patch(old, now), CONTEXT).stream()
                .skip(HEADER)
                .forEach(line -> append(line, out));
        return out.toString();
    }

    /** Lines with their ends, so that a lost final newline is a difference too. */
    private static List<String> lines(String text) {
        return text.isEmpty() ? List.of() : Arrays.asList(text.split("(?<=\n)"));
    }

    private static Patch<String> patch(List<String> before, List<String> after) {
        int head = PieceDiff.commonHead(before, after);
        int tail = PieceDiff.commonTail(before.subList(head, before.size()), after.subList(head, after.size()));
        List<String> old = before.subList(head, before.size() - tail);
        List<String> now = after.subList(head, after.size() - tail);
        Patch<String> patch = new Patch<>();
        if ((long) old.size() + now.size() > LONGEST) {
            patch.addDelta(new ChangeDelta<>(new Chunk<>(head, old), new Chunk<>(head, now)));
        } else {
            runs(DiffUtils.diff(old, now, new MyersDiffWithLinearSpace<>()).getDeltas())
                    .forEach(run -> patch.addDelta(run.moved(head)));
        }
        return patch;
    }

    /** What is removed and added between two lines that stay; the algorithm gives both one by one, in any order. */
    private static List<Run> runs(List<AbstractDelta<String>> deltas) {
        List<Run> runs = new ArrayList<>();
        for (AbstractDelta<String> delta : deltas) {
            Run next = new Run(delta.getSource(), delta.getTarget());
            int last = runs.size() - 1;
            if (last >= 0 && runs.get(last).endsWhere(next)) {
                runs.set(last, runs.get(last).with(next));
            } else {
                runs.add(next);
            }
        }
        return runs;
    }

    private record Run(Chunk<String> old, Chunk<String> now) {
        boolean endsWhere(Run next) {
            return old.getPosition() + old.size() == next.old.getPosition()
                    && now.getPosition() + now.size() == next.now.getPosition();
        }

        Run with(Run next) {
            return new Run(joined(old, next.old), joined(now, next.now));
        }

        AbstractDelta<String> moved(int distance) {
            return new ChangeDelta<>(
                    new Chunk<>(old.getPosition() + distance, old.getLines()),
                    new Chunk<>(now.getPosition() + distance, now.getLines()));
        }

        private static Chunk<String> joined(Chunk<String> one, Chunk<String> next) {
            return new Chunk<>(
                    one.getPosition(),
                    Stream.concat(one.getLines().stream(), next.getLines().stream())
                            .toList());
        }
    }

    private static void append(String line, StringBuilder out) {
        out.append(line);
        if (line.startsWith("@@")) {
            out.append('\n');
        } else if (!line.endsWith("\n")) {
            out.append("\n\\ No newline at end of file\n");
        }
    }
}
