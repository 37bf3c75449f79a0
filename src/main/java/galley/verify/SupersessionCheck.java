package galley.verify;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** No lesson supersedes itself, not even through others; what supersedes is never dated before what it supersedes. */
final class SupersessionCheck implements CatalogueCheck {
    @Override
    public void check(List<LessonRecord> records, Diagnostics diagnostics) {
        List<Step> steps = steps(records);
        Map<String, Set<String>> older = new LinkedHashMap<>();
        steps.forEach(step ->
                older.computeIfAbsent(step.newer(), id -> new LinkedHashSet<>()).add(step.older()));
        Map<String, Dates> dates = dates(records);
        for (Step step : steps) {
            List<String> way = way(step.older(), step.newer(), older);
            if (!way.isEmpty()) {
                reportCycle(step, way, diagnostics);
            } else {
                checkDates(step, dates, diagnostics);
            }
        }
    }

    /** One lesson takes the place of another. */
    private record Step(String newer, String older, Relation relation) {}

    /** The first and the last date of a lesson's revisions. */
    private record Dates(String first, String last) {
        static Dates of(Dates a, Dates b) {
            return new Dates(min(a.first, b.first), a.last.compareTo(b.last) >= 0 ? a.last : b.last);
        }

        private static String min(String a, String b) {
            return a.compareTo(b) <= 0 ? a : b;
        }
    }

    private static List<Step> steps(List<LessonRecord> records) {
        List<Step> steps = new ArrayList<>();
        for (LessonRecord record : records) {
            record.text("id").ifPresent(id -> {
                Relation.of(record, "supersedes").forEach(to -> steps.add(new Step(id, to.id(), to)));
                Relation.of(record, "supersededBy").forEach(to -> steps.add(new Step(to.id(), id, to)));
            });
        }
        // A lesson that names itself is reported where relations are checked.
        steps.removeIf(step -> step.newer().equals(step.older()));
        return steps;
    }

    /** The lessons from one to another by way of what each supersedes, both included; empty when there is no way. */
    private static List<String> way(String from, String to, Map<String, Set<String>> older) {
        Map<String, String> reachedFrom = new HashMap<>(Map.of(from, from));
        Deque<String> open = new ArrayDeque<>(List.of(from));
        while (!open.isEmpty() && !reachedFrom.containsKey(to)) {
            String id = open.remove();
            for (String next : older.getOrDefault(id, Set.of())) {
                if (reachedFrom.putIfAbsent(next, id) == null) {
                    open.add(next);
                }
            }
        }
        return reachedFrom.containsKey(to) ? back(from, to, reachedFrom) : List.of();
    }

    private static List<String> back(String from, String to, Map<String, String> reachedFrom) {
        List<String> way = new ArrayList<>(List.of(to));
        for (String id = to; !id.equals(from); ) {
            id = reachedFrom.getOrDefault(id, from);
            way.add(id);
        }
        Collections.reverse(way);
        return way;
    }

    private static void reportCycle(Step step, List<String> way, Diagnostics diagnostics) {
        diagnostics.add(
                Code.RELATION_CYCLE,
                step.relation().place(),
                "Expected lessons that supersede each other in one direction, but " + step.newer() + " supersedes "
                        + String.join(", which supersedes ", way) + ".",
                "remove the entry that points from the older lesson to the newer one");
    }

    private static Map<String, Dates> dates(List<LessonRecord> records) {
        Map<String, Dates> dates = new HashMap<>();
        for (LessonRecord record : records) {
            Optional<String> date = DateCheck.dateOf(record);
            record.text("id").ifPresent(id -> date.ifPresent(on -> dates.merge(id, new Dates(on, on), Dates::of)));
        }
        return dates;
    }

    private static void checkDates(Step step, Map<String, Dates> dates, Diagnostics diagnostics) {
        Dates newer = dates.get(step.newer());
        Dates older = dates.get(step.older());
        if (newer != null && older != null && newer.last().compareTo(older.first()) < 0) {
            diagnostics.add(
                    Code.DATE_ORDER,
                    step.relation().place(),
                    "Expected " + step.newer() + ", which supersedes " + step.older()
                            + ", to be dated after it, but its date is " + newer.last() + " and that of "
                            + step.older() + " is " + older.first() + ".",
                    "correct the date that is wrong, or name the lessons the other way round");
        }
    }
}
