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
 */
public record LessonSource(Path file, LessonRecord record, Optional<SourceText> sibling, Companion companion) {}
