package galley.lesson;

import galley.text.SourceText;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The files of one lesson as they were read.
 *
 * @param file the record's path
 * @param record the record
 * @param sibling the Markdown file beside it
 * @param companion the YAML beside it, or {@link Companion#NONE}
 * @param companionText the companion as it stands
 */
public record LessonSource(
        Path file,
        LessonRecord record,
        Optional<SourceText> sibling,
        Companion companion,
        Optional<SourceText> companionText) {

    /** A lesson whose companion comes from no file. */
    public LessonSource(Path file, LessonRecord record, Optional<SourceText> sibling, Companion companion) {
        this(file, record, sibling, companion, Optional.empty());
    }

    /** The same lesson with its content placed elsewhere, so that its faults are found there. */
    public LessonSource withContent(SourceText content) {
        LessonRecord placed =
                new LessonRecord(record.file(), record.members(), content, record.sections(), record.citations());
        return new LessonSource(file, placed, sibling, companion, companionText);
    }
}
