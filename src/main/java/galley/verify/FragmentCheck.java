package galley.verify;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonRecord;
import galley.lesson.Section;
import galley.markdown.Link;
import galley.text.Place;
import java.util.Set;
import java.util.stream.Collectors;

/** A link of the content to a place in itself names one of its sections by its id. */
final class FragmentCheck implements Check {
    @Override
    public void check(Candidate lesson, Diagnostics diagnostics) {
        LessonRecord record = lesson.record();
        if (!record.hasAllSections()) {
            return;
        }
        Set<String> ids = record.sections().stream().map(Section::id).collect(Collectors.toSet());
        for (Link link : lesson.document().links()) {
            if (link.url().startsWith("#") && !ids.contains(link.url().substring(1))) {
                diagnostics.add(
                        Code.LINK_UNKNOWN,
                        new Place(record.content(), link.span(), "/content"),
                        "Expected the id of a section of this lesson, but found \"" + link.url() + "\".",
                        "the ids stand in sections; readers will find nothing there");
            }
        }
    }
}
