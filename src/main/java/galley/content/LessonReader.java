package galley.content;

import galley.diagnostic.Diagnostics;
import galley.lesson.Companion;
import galley.lesson.LessonRecord;
import galley.lesson.LessonSource;
import galley.text.SourceText;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads a lesson: the record, the Markdown file and the companion beside it. */
public final class LessonReader {
    private static final String RECORD = ".json";
    private static final String MARKDOWN = ".md";
    private static final String COMPANION = ".examples.yaml";
    private static final List<String> ENDINGS = List.of(RECORD, MARKDOWN, COMPANION);

    private LessonReader() {}

    /** Reads the record in {@code file} and what stands beside it; every fault is reported. */
    public static Optional<LessonSource> read(Path file, Diagnostics diagnostics) {
        Optional<SourceText> sibling = existing(file, MARKDOWN).flatMap(path -> TextFile.read(path, diagnostics));
        return TextFile.read(file, diagnostics).flatMap(text -> read(file, text, sibling, diagnostics));
    }

    /**
     * Reads a record that is not yet in its file.
     *
     * @param file where the record will stand, and its companion stands
     * @param text what the file will hold
     * @param sibling what the Markdown file beside it will hold
     */
    public static Optional<LessonSource> read(
            Path file, SourceText text, Optional<SourceText> sibling, Diagnostics diagnostics) {
        Optional<LessonRecord> record = RecordReader.read(text, sibling, diagnostics);
        // A companion that cannot be read is reported; the record beside it is judged all the same.
        Optional<Path> beside = existing(file, COMPANION);
        Optional<SourceText> yaml = beside.flatMap(path -> TextFile.read(path, diagnostics));
        Companion companion = yaml.flatMap(found -> CompanionReader.read(found, diagnostics))
                .orElse(beside.isPresent() ? Companion.UNREAD : Companion.NONE);
        return record.map(found -> new LessonSource(file, found, sibling, companion, yaml));
    }

    /** The path beside a file that has the same name with another ending. */
    public static Path beside(Path file, String ending) {
        String name = String.valueOf(file.getFileName());
        int end = name.endsWith(RECORD) || name.endsWith(MARKDOWN) ? name.lastIndexOf('.') : name.length();
        return file.resolveSibling(name.substring(0, end) + ending);
    }

    /** The names of all files of a lesson, whether they are there or not. */
    public static Set<String> files(Path record) {
        return Stream.of(record, beside(record, MARKDOWN), beside(record, COMPANION))
                .map(Path::toString)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** The record beside which a file of this name would be read. */
    public static Path record(Path file) {
        String name = String.valueOf(file.getFileName());
        String lesson = ENDINGS.stream()
                .filter(name::endsWith)
                .findFirst()
                .map(ending -> name.substring(0, name.length() - ending.length()))
                .orElse(name);
        return file.resolveSibling(lesson + RECORD);
    }

    private static Optional<Path> existing(Path record, String ending) {
        return Optional.of(beside(record, ending)).filter(path -> !path.equals(record) && Files.exists(path));
    }
}
