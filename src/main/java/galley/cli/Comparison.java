package galley.cli;

import galley.text.Counted;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a comparison found.
 *
 * @param lessons the lessons of both sides
 * @param files the files of both sites; empty when two records were compared
 */
record Comparison(List<LessonDiff> lessons, Optional<FileChanges> files) {
    Comparison {
        lessons = List.copyOf(lessons);
    }

    boolean isDifferent() {
        return lessons.stream().anyMatch(LessonDiff::isDifferent)
                || files.filter(changes -> !changes.isEmpty()).isPresent();
    }

    /** One line for all of it. */
    String summary() {
        if (files.isEmpty()) {
            return lessons.isEmpty() ? "nothing compared" : lessons.get(0).summary();
        }
        List<String> said = new ArrayList<>();
        for (String state : List.of("changed", "added", "removed")) {
            int count = (int) lessons.stream()
                    .filter(lesson -> lesson.state().equals(state))
                    .count();
            add(said, count, "lesson", state);
        }
        add(said, files.get().changed().size(), "file", "changed");
        add(said, files.get().added().size(), "file", "added");
        add(said, files.get().removed().size(), "file", "removed");
        return said.isEmpty() ? "no differences" : String.join(", ", said);
    }

    private static void add(List<String> said, int count, String noun, String state) {
        if (count > 0) {
            said.add(Counted.of(count, noun) + " " + state);
        }
    }
}
