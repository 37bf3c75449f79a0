package galley.verify;

import galley.lesson.LessonRecord;
import galley.lesson.LessonSource;
import galley.markdown.MarkdownDocument;

/**
 * A lesson before it is judged.
 *
 * @param source its files
 * @param document its content, parsed
 */
record Candidate(LessonSource source, MarkdownDocument document) {
    LessonRecord record() {
        return source.record();
    }
}
