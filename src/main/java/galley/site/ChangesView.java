package galley.site;

import galley.revision.Changes;
import galley.revision.Excerpt;
import galley.revision.ListChange;
import galley.revision.NumberChange;
import galley.revision.Revision;
import galley.revision.SectionChange;
import galley.revision.SectionText;
import galley.revision.TextPart;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What {@code changes.ftlh} sees under the key {@code changes}: what one revision changed in the one before it. */
final class ChangesView {
    private static final int AROUND = 80;

    private final LessonPage before;
    private final LessonPage now;
    private final SitePath path;
    private final Changes changes;

    ChangesView(LessonPage before, LessonPage now, SitePath path) {
        this.before = before;
        this.now = now;
        this.path = path;
        this.changes = Changes.between(Revision.of(before.verified()), Revision.of(now.verified()));
    }

    Map<String, Object> model() {
        Map<String, Object> model = new LinkedHashMap<>();
        model.put("title", now.card().title());
        model.put("before", VersionsView.revision(before.card(), path));
        model.put("now", VersionsView.revision(now.card(), path));
        model.put("summary", changes.summary());
        model.put("sections", sections());
        model.put("numbers", changes.numbers().stream().map(this::number).toList());
        model.put("formulas", list(changes.formulas()));
        model.put("links", list(changes.links()));
        model.put("claims", changes.claims());
        model.put("members", changes.members());
        return model;
    }

    private List<Map<String, Object>> sections() {
        return changes.sections().stream()
                .filter(Changes::isChange)
                .map(this::section)
                .toList();
    }

    private Map<String, Object> section(SectionChange change) {
        Map<String, Object> model = new LinkedHashMap<>();
        if (change instanceof SectionChange.Added added) {
            put(model, "added", added.now().name(), whole(TextPart.Kind.INSERTED, added.now()));
            model.put("href", sectionHref(now, added.now().id()));
        } else if (change instanceof SectionChange.Removed removed) {
            put(model, "removed", removed.before().name(), whole(TextPart.Kind.DELETED, removed.before()));
            model.put("href", sectionHref(before, removed.before().id()));
        } else if (change instanceof SectionChange.Matched matched) {
            List<TextPart> parts = matched.edited() ? Excerpt.of(body(matched), AROUND) : List.of();
            put(model, String.join(", ", matched.states()), matched.now().name(), parts);
            model.put("href", sectionHref(now, matched.now().id()));
            model.put("before", matched.renamed() ? matched.before().name() : "");
        }
        return model;
    }

    /** The text of a section but its heading, which the page has above it. */
    private static List<TextPart> whole(TextPart.Kind kind, SectionText section) {
        String body = section.body().strip();
        return body.isEmpty() ? List.of() : List.of(new TextPart(kind, body));
    }

    /** The parts without the heading, unless that differs too. */
    private static List<TextPart> body(SectionChange.Matched section) {
        List<TextPart> parts = new ArrayList<>(section.parts());
        TextPart first = parts.get(0);
        String heading = section.now().heading();
        if (first.kind() == TextPart.Kind.KEPT && first.text().startsWith(heading)) {
            parts.set(
                    0,
                    new TextPart(
                            first.kind(),
                            first.text().substring(heading.length()).stripLeading()));
        }
        return parts;
    }

    private static void put(Map<String, Object> model, String state, String name, List<TextPart> parts) {
        model.put("state", state);
        model.put("name", name);
        model.put("before", "");
        List<Map<String, Object>> shown = new ArrayList<>();
        for (TextPart part : parts) {
            shown.add(Map.of("kind", part.kind().name().toLowerCase(Locale.ROOT), "text", part.text()));
        }
        model.put("parts", shown);
    }

    private String sectionHref(LessonPage page, String id) {
        String href = page.paths().page().hrefFrom(path);
        return id.isEmpty() ? href : href + "#" + id;
    }

    private Map<String, Object> number(NumberChange number) {
        Map<String, Object> model = new LinkedHashMap<>();
        number.before().ifPresent(text -> model.put("before", text));
        number.now().ifPresent(text -> model.put("now", text));
        model.put("sameValue", number.sameValue());
        model.put("section", number.section().name());
        model.put("href", sectionHref(now, number.section().id()));
        return model;
    }

    private static Map<String, Object> list(ListChange<?> change) {
        return Map.of("added", change.added(), "gone", change.gone());
    }
}
