package galley.verify;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.Citation;
import galley.lesson.LessonRecord;
import galley.lesson.Value;
import galley.markdown.Link;
import galley.text.Counted;
import java.util.List;

/** {@code citations} are the links of the content that a page may link to, in order of first appearance. */
final class CitationsCheck implements Check {
    @Override
    public void check(Candidate lesson, Diagnostics diagnostics) {
        LessonRecord record = lesson.record();
        if (!(record.members().member("citations").orElse(null) instanceof Value.Items items)
                || items.items().size() != record.citations().size()) {
            return;
        }
        List<Link> links = lesson.document().distinctLinks();
        List<Citation> stored = record.citations();
        if (links.size() != stored.size()) {
            diagnostics.add(
                    Code.CITATIONS,
                    record.placeOf("citations"),
                    "Expected " + Counted.of(links.size(), "citation") + ", one per link, but found " + stored.size()
                            + ".");
        }
        for (int i = 0; i < Math.min(links.size(), stored.size()); i++) {
            compare(stored.get(i), links.get(i), diagnostics);
        }
    }

    private static void compare(Citation stored, Link link, Diagnostics diagnostics) {
        if (!stored.title().equals(link.title()) || !stored.url().equals(link.citedUrl())) {
            diagnostics.add(
                    Code.CITATIONS,
                    stored.place(),
                    "Expected \"" + link.title() + "\" to " + link.citedUrl() + ", but found \"" + stored.title()
                            + "\" to " + stored.url() + ".");
        }
    }
}
