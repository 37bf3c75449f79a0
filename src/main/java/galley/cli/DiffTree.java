package galley.cli;

import galley.revision.Changes;
import galley.revision.LinkText;
import galley.revision.ListChange;
import galley.revision.NumberChange;
import galley.revision.Revision;
import galley.revision.SectionChange;
import galley.revision.SectionText;
import galley.revision.TextPart;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Gives a comparison the shape in which programs read it. What is not there has no member. */
final class DiffTree {
    private DiffTree() {}

    static Map<String, Object> of(Comparison comparison) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("summary", comparison.summary());
        tree.put("different", comparison.isDifferent());
        tree.put("lessons", comparison.lessons().stream().map(DiffTree::lesson).toList());
        comparison.files().ifPresent(files -> tree.put("files", files(files)));
        return tree;
    }

    private static Map<String, Object> files(FileChanges files) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("added", files.added());
        tree.put("removed", files.removed());
        tree.put("changed", files.changed());
        return tree;
    }

    private static Map<String, Object> lesson(LessonDiff lesson) {
        Map<String, Object> tree = new LinkedHashMap<>();
        put(tree, "before", lesson.before().map(DiffTree::revision));
        put(tree, "now", lesson.now().map(DiffTree::revision));
        tree.put("state", lesson.state());
        tree.put("summary", lesson.summary());
        lesson.changes().ifPresent(changes -> putChanges(tree, changes));
        return tree;
    }

    private static Map<String, Object> revision(Revision revision) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("id", revision.record().id());
        tree.put("version", revision.record().version());
        tree.put("file", revision.record().file().name());
        return tree;
    }

    private static void putChanges(Map<String, Object> tree, Changes changes) {
        tree.put(
                "members",
                changes.members().stream()
                        .map(member -> replaced(member.name(), member.before(), member.now()))
                        .toList());
        tree.put("numbers", changes.numbers().stream().map(DiffTree::number).toList());
        tree.put("sections", changes.sections().stream().map(DiffTree::section).toList());
        tree.put("formulas", list(changes.formulas().added(), changes.formulas().gone()));
        tree.put("links", list(links(changes.links(), true), links(changes.links(), false)));
        tree.put(
                "claims",
                changes.claims().stream()
                        .map(claim -> ordered(
                                "quote", claim.quote(),
                                "value", claim.value(),
                                "section", claim.section(),
                                "reason", claim.reason(),
                                "heldBefore", claim.heldBefore()))
                        .toList());
    }

    private static Map<String, Object> replaced(String name, Optional<String> before, Optional<String> now) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("name", name);
        put(tree, "before", before);
        put(tree, "now", now);
        return tree;
    }

    private static Map<String, Object> number(NumberChange number) {
        Map<String, Object> tree = new LinkedHashMap<>();
        put(tree, "before", number.before());
        put(tree, "now", number.now());
        tree.put("section", number.section().id());
        tree.put("sameValue", number.sameValue());
        return tree;
    }

    private static Map<String, Object> section(SectionChange change) {
        if (change instanceof SectionChange.Added added) {
            return ordered(
                    "states", List.of("added"),
                    "now", name(added.now()),
                    "parts",
                            parts(List.of(new TextPart(
                                    TextPart.Kind.INSERTED, added.now().text()))));
        }
        if (change instanceof SectionChange.Removed removed) {
            return ordered(
                    "states", List.of("removed"),
                    "before", name(removed.before()),
                    "parts",
                            parts(List.of(new TextPart(
                                    TextPart.Kind.DELETED, removed.before().text()))));
        }
        SectionChange.Matched matched = (SectionChange.Matched) change;
        boolean differs = matched.edited() || matched.renamed();
        return ordered(
                "states",
                matched.states().isEmpty() ? List.of("kept") : matched.states(),
                "before",
                name(matched.before()),
                "now",
                name(matched.now()),
                "parts",
                differs ? parts(matched.parts()) : List.of());
    }

    private static Map<String, Object> name(SectionText section) {
        return ordered("id", section.id(), "title", section.title());
    }

    private static List<Map<String, Object>> parts(List<TextPart> parts) {
        return parts.stream()
                .map(part -> ordered("kind", part.kind().name().toLowerCase(Locale.ROOT), "text", part.text()))
                .toList();
    }

    private static List<Map<String, Object>> links(ListChange<LinkText> links, boolean added) {
        return (added ? links.added() : links.gone())
                .stream()
                        .map(link -> ordered("title", link.title(), "url", link.url()))
                        .toList();
    }

    private static Map<String, Object> list(List<?> added, List<?> gone) {
        return ordered("added", added, "gone", gone);
    }

    private static void put(Map<String, Object> tree, String name, Optional<?> value) {
        value.ifPresent(present -> tree.put(name, present));
    }

    private static Map<String, Object> ordered(Object... namesAndValues) {
        Map<String, Object> tree = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            tree.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return tree;
    }
}
