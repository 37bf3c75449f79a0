package galley.revision;

import galley.lesson.Companion;
import galley.lesson.LessonRecord;
import galley.markdown.Heading;
import galley.markdown.MarkdownDocument;
import galley.verify.VerifiedLesson;
import java.util.ArrayList;
import java.util.List;

/**
 * One revision of a lesson, as it is compared with another.
 *
 * @param record the record
 * @param document its content, parsed
 * @param companion what binds it to models, or {@link Companion#NONE}
 */
public record Revision(LessonRecord record, MarkdownDocument document, Companion companion) {

    /** A revision that was verified. */
    public static Revision of(VerifiedLesson lesson) {
        return new Revision(lesson.record(), lesson.document(), lesson.companion());
    }

    /** The same revision with another companion. */
    public Revision with(Companion other) {
        return new Revision(record, document, other);
    }

    /** The sections, and before them the text that stands under no heading, if there is any: together the content. */
    List<SectionText> sections() {
        String content = document.source().text();
        List<Heading> headings = document.headings();
        List<SectionText> sections = new ArrayList<>();
        int first =
                headings.isEmpty() ? content.length() : headings.get(0).span().start();
        if (first > 0) {
            sections.add(new SectionText("", "", "", content.substring(0, first)));
        }
        for (int i = 0; i < headings.size(); i++) {
            int end = i + 1 < headings.size() ? headings.get(i + 1).span().start() : content.length();
            Heading heading = headings.get(i);
            sections.add(new SectionText(
                    id(i),
                    heading.title(),
                    heading.span().of(content),
                    content.substring(heading.span().end(), end)));
        }
        return sections;
    }

    private String id(int index) {
        return index < record.sections().size() ? record.sections().get(index).id() : "";
    }
}
