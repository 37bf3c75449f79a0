package galley.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The lines that differ between two texts, as a unified diff. */
final class LineDiff {
    private static final int CONTEXT = 3;
    /** Beyond this many comparisons the lines between the common beginning and end are replaced as a whole. */
    private static final long MOST = 4_000_000;

    private final List<String> edits = new ArrayList<>();

    private LineDiff() {}

    /** The diff, empty where the texts are equal. */
    static String of(String name, String before, String after) {
        if (before.equals(after)) {
            return "";
        }
        LineDiff diff = new LineDiff();
        diff.compare(lines(before), lines(after));
        return "--- " + name + "\n+++ " + name + "\n" + diff.hunks();
    }

    /** Lines with their ends, so that a lost final newline is a difference too. */
    private static List<String> lines(String text) {
        return text.isEmpty() ? List.of() : Arrays.asList(text.split("(?<=\n)"));
    }

    private void compare(List<String> before, List<String> after) {
        int start = 0;
        int most = Math.min(before.size(), after.size());
        while (start < most && before.get(start).equals(after.get(start))) {
            start++;
        }
        int tail = 0;
        while (tail < most - start && before.get(before.size() - 1 - tail).equals(after.get(after.size() - 1 - tail))) {
            tail++;
        }
        before.subList(0, start).forEach(line -> edits.add(" " + line));
        middle(before.subList(start, before.size() - tail), after.subList(start, after.size() - tail));
        before.subList(before.size() - tail, before.size()).forEach(line -> edits.add(" " + line));
    }

    private void middle(List<String> before, List<String> after) {
        boolean small = (long) before.size() * after.size() <= MOST;
        int[][] common = small ? common(before, after) : new int[0][];
        int i = 0;
        int j = 0;
        while (small && i < before.size() && j < after.size()) {
            if (before.get(i).equals(after.get(j))) {
                edits.add(" " + before.get(i));
                i++;
                j++;
            } else if (common[i + 1][j] >= common[i][j + 1]) {
                edits.add("-" + before.get(i++));
            } else {
                edits.add("+" + after.get(j++));
            }
        }
        before.subList(i, before.size()).forEach(line -> edits.add("-" + line));
        after.subList(j, after.size()).forEach(line -> edits.add("+" + line));
    }

    /** How many lines the rests of both texts have in common. */
    private static int[][] common(List<String> before, List<String> after) {
        int[][] common = new int[before.size() + 1][after.size() + 1];
        for (int i = before.size() - 1; i >= 0; i--) {
            for (int j = after.size() - 1; j >= 0; j--) {
                common[i][j] = before.get(i).equals(after.get(j))
                        ? common[i + 1][j + 1] + 1
                        : Math.max(common[i + 1][j], common[i][j + 1]);
            }
        }
        return common;
    }

    private String hunks() {
        StringBuilder out = new StringBuilder();
        int at = 0;
        while (at < edits.size()) {
            int change = nextChange(at);
            if (change == edits.size()) {
                break;
            }
            int end = hunkEnd(change);
            append(Math.max(at, change - CONTEXT), end, out);
            at = end;
        }
        return out.toString();
    }

    private int nextChange(int from) {
        int at = from;
        while (at < edits.size() && edits.get(at).charAt(0) == ' ') {
            at++;
        }
        return at;
    }

    /** A hunk goes on while the next change is near. */
    private int hunkEnd(int change) {
        int last = change;
        for (int next = nextChange(last + 1);
                next < edits.size() && next - last <= 2 * CONTEXT;
                next = nextChange(last + 1)) {
            last = next;
        }
        return Math.min(edits.size(), last + 1 + CONTEXT);
    }

    private void append(int start, int end, StringBuilder out) {
        out.append("@@ -").append(range(start, end, '+')).append(" +").append(range(start, end, '-'));
        out.append(" @@\n");
        for (String edit : edits.subList(start, end)) {
            out.append(edit.endsWith("\n") ? edit : edit + "\n\\ No newline at end of file\n");
        }
    }

    /** First line and number of lines, without the lines of the other text. */
    private String range(int start, int end, char other) {
        long before = edits.subList(0, start).stream()
                .filter(edit -> edit.charAt(0) != other)
                .count();
        long inside = edits.subList(start, end).stream()
                .filter(edit -> edit.charAt(0) != other)
                .count();
        return (inside == 0 ? before : before + 1) + "," + inside;
    }
}
