package galley.verify;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.markdown.Heading;
import galley.text.Place;
import galley.text.SourceText;
import galley.text.Span;

/**
 * The content holds text under at least one heading, every heading has words, and no character stands in it that a page
 * cannot show.
 */
final class ContentTextCheck implements Check {
    @Override
    public void check(Candidate lesson, Diagnostics diagnostics) {
        SourceText content = lesson.record().content();
        if (content.text().isBlank()) {
            diagnostics.add(
                    Code.CONTENT_EMPTY, place(content, 0, 0), "Expected a text, but the content is empty or blank.");
            return;
        }
        if (content.text().startsWith("\uFEFF")) {
            diagnostics.add(
                    Code.FILE_BOM,
                    place(content, 0, 1),
                    "The content begins with a byte order mark.",
                    "it is hashed and counted like any other character; remove it and seal the content again");
        }
        checkHeadings(lesson, content, diagnostics);
        int control = Characters.first(content.text(), Characters::isControlInText);
        if (control >= 0) {
            diagnostics.add(
                    Code.CONTENT_CONTROL,
                    place(content, control, control + 1),
                    "The content holds the control character "
                            + Characters.number(content.text().charAt(control)) + " at offset " + control
                            + ", which a page cannot show.");
        }
    }

    private static void checkHeadings(Candidate lesson, SourceText content, Diagnostics diagnostics) {
        if (lesson.document().headings().isEmpty()) {
            diagnostics.add(
                    Code.CONTENT_HEADING,
                    place(content, 0, 0),
                    "Expected a heading, but the content has none at top level.",
                    "begin with the lesson's title, as in \"# Title\"");
        }
        for (Heading heading : lesson.document().headings()) {
            if (heading.title().isBlank()) {
                diagnostics.add(
                        Code.CONTENT_HEADING,
                        new Place(content, heading.span(), "/content"),
                        "Expected words in the heading, but it is empty.");
            }
        }
    }

    private static Place place(SourceText content, int start, int end) {
        return new Place(content, new Span(start, end), "/content");
    }
}
