package galley.build;

import galley.diagnostic.Diagnostics;
import galley.lesson.LessonSource;
import java.nio.file.Path;
import java.util.Optional;

/** A way to read a lesson, by the path of its record; may be used by several threads. */
interface LessonReading {
    Optional<LessonSource> read(Path record, Diagnostics diagnostics);
}
