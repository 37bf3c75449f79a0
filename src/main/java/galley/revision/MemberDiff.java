package galley.revision;

import galley.lesson.LessonRecord;
import galley.lesson.Value;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Compares the members of two records, but those that only say again what the content says. */
final class MemberDiff {
    private static final Set<String> OF_THE_CONTENT = Set.of("content", "sections", "citations");

    private MemberDiff() {}

    /** The members that differ, in the order of the new record, then those that are gone. */
    static List<MemberChange> of(LessonRecord before, LessonRecord now) {
        Set<String> names = new LinkedHashSet<>(now.members().members().keySet());
        names.addAll(before.members().members().keySet());
        names.removeAll(OF_THE_CONTENT);
        List<MemberChange> changes = new ArrayList<>();
        for (String name : names) {
            Optional<String> old = text(before, name);
            Optional<String> present = text(now, name);
            if (!old.equals(present)) {
                changes.add(new MemberChange(name, old, present));
            }
        }
        return changes;
    }

    private static Optional<String> text(LessonRecord record, String name) {
        Optional<Value> value = record.members().member(name);
        return value.map(ValueText::of);
    }
}
