package galley.revision;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Says in one line what changed. */
final class Summary {
    /** Members that differ in every revision; they are counted only when nothing else differs. */
    private static final Set<String> ALWAYS =
            Set.of("version", "revisionDate", "contentHash", "contentLength", "recordHash");

    /** How many numbers, and how many members, are named. */
    private static final int MOST = 3;

    private final Changes changes;
    private final List<String> said = new ArrayList<>();

    private Summary(Changes changes) {
        this.changes = changes;
    }

    static String of(Changes changes) {
        Summary summary = new Summary(changes);
        summary.sections();
        summary.numbers();
        summary.lists();
        summary.claims();
        summary.members();
        return summary.said.isEmpty() ? "no differences" : String.join(", ", summary.said);
    }

    private void sections() {
        count(matched(SectionChange.Matched::edited), "section", " edited");
        count(matched(SectionChange.Matched::moved), "section", " moved");
        count(matched(SectionChange.Matched::renamed), "section", " renamed");
        count(all(SectionChange.Added.class), "section", " added");
        count(all(SectionChange.Removed.class), "section", " removed");
        count(matched(SectionChange.Matched::renumbered), "section id", " changed");
    }

    private void numbers() {
        List<NumberChange> replaced = changes.numbers().stream()
                .filter(NumberChange::isReplaced)
                .filter(change -> !change.sameValue())
                .toList();
        String named = replaced.stream()
                .limit(MOST)
                .map(change -> change.before().orElse("") + " → " + change.now().orElse(""))
                .collect(Collectors.joining(", "));
        count(replaced.size(), "number", " changed (" + named + (replaced.size() > MOST ? ", …)" : ")"));
    }

    private void lists() {
        count(changes.formulas().added().size(), "formula", " added");
        count(changes.formulas().gone().size(), "formula", " gone");
        count(changes.links().added().size(), "link", " added");
        count(changes.links().gone().size(), "link", " gone");
    }

    private void claims() {
        int broken =
                (int) changes.claims().stream().filter(BrokenClaim::heldBefore).count();
        count(broken, "claim", broken == 1 ? " no longer holds" : " no longer hold");
        int wrong = changes.claims().size() - broken;
        count(wrong, "claim", wrong == 1 ? " does not hold" : " do not hold");
    }

    private void members() {
        boolean alone = said.isEmpty();
        List<String> names = changes.members().stream()
                .map(MemberChange::name)
                .filter(name -> alone || !ALWAYS.contains(name))
                .toList();
        String named = names.stream().limit(MOST).collect(Collectors.joining(", "));
        count(names.size(), "member", " changed (" + named + (names.size() > MOST ? ", …)" : ")"));
    }

    private int matched(Predicate<SectionChange.Matched> test) {
        return (int) changes.sections().stream()
                .filter(section -> section instanceof SectionChange.Matched matched && test.test(matched))
                .count();
    }

    private int all(Class<? extends SectionChange> kind) {
        return (int) changes.sections().stream().filter(kind::isInstance).count();
    }

    private void count(int number, String noun, String what) {
        if (number > 0) {
            said.add(number + " " + noun + (number == 1 ? "" : "s") + what);
        }
    }
}
