package galley.verify;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import galley.lesson.Section;
import galley.lesson.Value;
import galley.text.Counted;
import galley.text.Place;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * {@code sections} are exactly the headings of the content that stand at top level, in order: the title is the
 * heading's plain text, the range begins at the heading's first character and ends where the next one begins or the
 * content ends; ids are unique.
 */
final class SectionsCheck implements Check {
    private static final Pattern ID = Pattern.compile("[A-Za-z][A-Za-z0-9_-]*+");

    @Override
    public void check(Candidate lesson, Diagnostics diagnostics) {
        LessonRecord record = lesson.record();
        if (record.members().member("sections").orElse(null) instanceof Value.Items items) {
            List<Seal.Part> parts = Seal.parts(lesson.document());
            SectionPairs pairs = SectionPairs.of(items, record.sections(), parts);
            if (items.items().size() != parts.size()) {
                diagnostics.add(
                        Code.SECTIONS,
                        record.placeOf("sections"),
                        "Expected " + Counted.of(parts.size(), "section") + ", one per heading, but found "
                                + items.items().size() + ".",
                        pairs.stranger(record.content()));
            }
            compare(pairs, record, diagnostics);
        }
        checkIds(record.sections(), diagnostics);
    }

    private static void compare(SectionPairs pairs, LessonRecord record, Diagnostics diagnostics) {
        List<SectionPairs.Pair> wrong =
                pairs.all().stream().filter(pair -> !pair.fits()).toList();
        if (wrong.isEmpty()) {
            return;
        }
        String swap = SectionPairs.swap(wrong);
        String hint = swap.isEmpty() ? OffsetCause.explain(record.content().text(), pairs.offsets()) : swap;
        for (SectionPairs.Pair pair : wrong) {
            Section stored = pair.stored();
            diagnostics.add(
                    Code.SECTIONS,
                    stored.place(),
                    "Expected "
                            + described(
                                    pair.part().title(),
                                    pair.part().range().start(),
                                    pair.part().range().end())
                            + " for " + stored.id() + ", but found "
                            + described(stored.title(), stored.start(), stored.end()) + ".",
                    hint);
        }
    }

    private static String described(String title, int start, int end) {
        return "\"" + title + "\" at " + start + " to " + end;
    }

    private static void checkIds(List<Section> sections, Diagnostics diagnostics) {
        Set<String> seen = new HashSet<>();
        for (Section section : sections) {
            Place place = section.place().child("id");
            if (!ID.matcher(section.id()).matches()) {
                diagnostics.add(
                        Code.SECTION_ID,
                        place,
                        "Expected an id that begins with a letter, of letters, digits and hyphens, but found \""
                                + section.id() + "\".");
            } else if (!seen.add(section.id())) {
                diagnostics.add(
                        Code.SECTION_ID, place, "Expected each id once, but " + section.id() + " is here again.");
            }
        }
    }
}
