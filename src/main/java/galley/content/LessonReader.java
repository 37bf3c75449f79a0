package galley.content;

import galley.diagnostic.Diagnostics;
import galley.lesson.Companion;
import galley.lesson.LessonRecord;
import galley.lesson.LessonSource;
import galley.text.SourceText;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Reads a lesson: the record, the Markdown file and the companion beside it. */
public final class LessonReader {
    private LessonReader() {}

    /** Reads the record in {@code file} and what stands beside it; every fault is reported. */
    public static Optional<LessonSource> read(Path file, Diagnostics diagnostics) {
        Optional<SourceText> sibling = existing(file, ".md").flatMap(path -> TextFile.read(path, diagnostics));
        Optional<LessonRecord> record = RecordReader.read(file, sibling, diagnostics);
        Optional<Path> beside = existing(file, ".examples.yaml");
        Optional<Companion> companion = beside.isEmpty()
                ? Optional.of(Companion.NONE)
                : beside.flatMap(path -> CompanionReader.read(path, diagnostics));
        if (record.isEmpty() || companion.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new LessonSource(file, record.get(), sibling, companion.get()));
    }

    private static Optional<Path> existing(Path record, String ending) {
        String name = String.valueOf(record.getFileName());
        Path beside = record.resolveSibling(name.substring(0, name.length() - ".json".length()) + ending);
        return Optional.of(beside).filter(Files::exists);
    }
}
