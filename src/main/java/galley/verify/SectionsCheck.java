package galley.verify;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import galley.lesson.Section;
import galley.markdown.Heading;
import galley.text.Span;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * {@code sections} are exactly the headings of the content that stand at top level, in order: the title is the
 * heading's plain text, the range begins at the heading's first character and ends where the next one begins or the
 * content ends; ids are unique.
 */
final class SectionsCheck implements Check {
    @Override
    public void check(Candidate lesson, Diagnostics diagnostics) {
        LessonRecord record = lesson.record();
        checkIds(record.sections(), diagnostics);
        List<Found> found = found(lesson);
        List<Section> stored = record.sections();
        if (stored.size() != found.size()) {
            diagnostics.add(
                    Code.SECTIONS,
                    record.placeOf("sections"),
                    "Expected " + found.size() + " sections, one per heading, but found " + stored.size() + ".",
                    firstStranger(stored, found));
        }
        String hint = OffsetCause.explain(record.content().text(), ranges(stored), foundRanges(found));
        for (int i = 0; i < Math.min(stored.size(), found.size()); i++) {
            compare(stored.get(i), found.get(i), hint, diagnostics);
        }
    }

    /** A heading as the content has it. */
    private record Found(String title, Span range) {
        boolean is(Section section) {
            return title.equals(section.title()) && range.start() == section.start() && range.end() == section.end();
        }
    }

    private static void compare(Section stored, Found found, String hint, Diagnostics diagnostics) {
        if (!found.is(stored)) {
            diagnostics.add(
                    Code.SECTIONS,
                    stored.place(),
                    "Expected "
                            + described(
                                    found.title(),
                                    found.range().start(),
                                    found.range().end()) + " for "
                            + stored.id() + ", but found "
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
            if (!section.id().matches("[A-Za-z][A-Za-z0-9_-]*")) {
                diagnostics.add(
                        Code.SECTION_ID,
                        section.place().child("id"),
                        "Expected an id that begins with a letter, of letters, digits and hyphens, but found \""
                                + section.id() + "\".");
            } else if (!seen.add(section.id())) {
                diagnostics.add(
                        Code.SECTION_ID,
                        section.place().child("id"),
                        "Expected each id once, but " + section.id() + " is here again.");
            }
        }
    }

    private static String firstStranger(List<Section> stored, List<Found> found) {
        for (int i = 0; i < found.size(); i++) {
            if (i >= stored.size() || !stored.get(i).title().equals(found.get(i).title())) {
                return "the first heading without its section is \""
                        + found.get(i).title() + "\"";
            }
        }
        return "the first section without its heading is \""
                + stored.get(found.size()).title() + "\"";
    }

    private static List<Found> found(Candidate lesson) {
        List<Heading> headings = lesson.document().headings();
        List<Found> found = new ArrayList<>();
        for (int i = 0; i < headings.size(); i++) {
            int end = i + 1 < headings.size()
                    ? headings.get(i + 1).span().start()
                    : lesson.record().content().length();
            found.add(new Found(
                    headings.get(i).title(), new Span(headings.get(i).span().start(), end)));
        }
        return found;
    }

    private static List<int[]> ranges(List<Section> stored) {
        return stored.stream()
                .map(section -> new int[] {section.start(), section.end()})
                .toList();
    }

    private static List<int[]> foundRanges(List<Found> found) {
        return found.stream()
                .map(one -> new int[] {one.range().start(), one.range().end()})
                .toList();
    }
}
