package galley.cli;

import galley.diagnostic.TerminalText;
import galley.revision.BrokenClaim;
import galley.revision.Changes;
import galley.revision.Excerpt;
import galley.revision.LinkText;
import galley.revision.ListChange;
import galley.revision.MemberChange;
import galley.revision.NumberChange;
import galley.revision.SectionChange;
import galley.revision.SectionText;
import galley.revision.TextPart;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Writes a comparison for people; the last line counts all of it. */
final class DiffText {
    private static final int AROUND = 60;
    private static final int LONGEST = 400;
    private static final Pattern BLANK_LINE = Pattern.compile("(?m)^ +$");

    private final Palette palette;
    private final StringBuilder out = new StringBuilder();

    DiffText(Palette palette) {
        this.palette = palette;
    }

    /** All lines, but for the end of the last one. */
    String of(Comparison comparison) {
        comparison.lessons().stream().filter(LessonDiff::isDifferent).forEach(this::lesson);
        comparison.files().filter(files -> !files.isEmpty()).ifPresent(this::files);
        return out.append(TerminalText.line(comparison.summary())).toString();
    }

    private void lesson(LessonDiff lesson) {
        out.append(palette.heading(TerminalText.line(lesson.name()))).append('\n');
        if (lesson.changes().isEmpty()) {
            line("lesson " + lesson.state());
        }
        lesson.changes().ifPresent(this::changes);
        out.append('\n');
    }

    private void changes(Changes changes) {
        block("Numbers", changes.numbers(), this::number);
        block("Sections", changes.sections().stream().filter(Changes::isChange).toList(), this::section);
        list("Formulas", changes.formulas(), formula -> formula);
        list("Links", changes.links(), this::link);
        block("Claims", changes.claims(), this::claim);
        block("Record", changes.members(), this::member);
    }

    private <T> void block(String title, List<T> items, Function<T, String> text) {
        if (!items.isEmpty()) {
            out.append(palette.heading(title)).append('\n');
            items.forEach(item -> line(text.apply(item)));
        }
    }

    private <T> void list(String title, ListChange<T> change, Function<T, String> text) {
        if (!change.isEmpty()) {
            out.append(palette.heading(title)).append('\n');
            change.gone().forEach(item -> line(palette.deleted(TerminalText.lines(text.apply(item)))));
            change.added().forEach(item -> line(palette.inserted(TerminalText.lines(text.apply(item)))));
        }
    }

    private String member(MemberChange member) {
        return TerminalText.line(member.name()) + ": " + replaced(member.before(), member.now());
    }

    private String number(NumberChange number) {
        return replaced(number.before(), number.now()) + " in " + name(number.section())
                + (number.sameValue() ? "; the value is the same" : "");
    }

    private String replaced(Optional<String> before, Optional<String> now) {
        String old = before.map(text -> palette.deleted(TerminalText.line(cut(text))))
                .orElse("");
        String present =
                now.map(text -> palette.inserted(TerminalText.line(cut(text)))).orElse("");
        return old + (old.isEmpty() || present.isEmpty() ? "" : " → ") + present;
    }

    private String section(SectionChange change) {
        if (change instanceof SectionChange.Added added) {
            return "added " + name(added.now()) + "\n"
                    + palette.inserted(shown(added.now().text().strip()));
        }
        if (change instanceof SectionChange.Removed removed) {
            return "removed " + name(removed.before()) + "\n"
                    + palette.deleted(shown(removed.before().text().strip()));
        }
        SectionChange.Matched matched = (SectionChange.Matched) change;
        String old = matched.renamed() || matched.renumbered() ? name(matched.before()) + " → " : "";
        String heading = String.join(", ", matched.states()) + " " + old + name(matched.now());
        return matched.edited() ? heading + "\n" + words(matched.parts()) : heading;
    }

    private String words(List<TextPart> parts) {
        StringBuilder words = new StringBuilder();
        for (TextPart part : Excerpt.of(parts, AROUND)) {
            String text = part.kind() == TextPart.Kind.KEPT ? TerminalText.lines(part.text()) : shown(part.text());
            words.append(
                    switch (part.kind()) {
                        case KEPT -> text;
                        case DELETED -> palette.deleted(text);
                        case INSERTED -> palette.inserted(text);
                    });
        }
        return words.toString().strip();
    }

    private String link(LinkText link) {
        return link.title() + " (" + link.url() + ")";
    }

    private String claim(BrokenClaim claim) {
        return (claim.heldBefore() ? "no longer holds: " : "does not hold: ") + TerminalText.line(claim.reason());
    }

    private void files(FileChanges files) {
        block("Files", files.changed(), path -> "changed " + TerminalText.line(path));
        files.added().forEach(path -> line("added " + TerminalText.line(path)));
        files.removed().forEach(path -> line("removed " + TerminalText.line(path)));
        out.append('\n');
    }

    private static String name(SectionText section) {
        String id = section.id().isEmpty() ? "" : " (" + section.id() + ")";
        return "“" + TerminalText.line(section.name()) + "”" + TerminalText.line(id);
    }

    private static String shown(String text) {
        return TerminalText.lines(cut(text));
    }

    private static String cut(String text) {
        if (text.length() <= LONGEST) {
            return text;
        }
        int end = Character.isLowSurrogate(text.charAt(LONGEST)) ? LONGEST - 1 : LONGEST;
        return text.substring(0, end) + " …";
    }

    private void line(String text) {
        String indented = text.replace("\n", "\n      ");
        out.append("  ").append(BLANK_LINE.matcher(indented).replaceAll("")).append('\n');
    }
}
