package galley.revision;

import galley.SealedLesson;
import galley.content.LessonReader;
import galley.diagnostic.Diagnostics;
import galley.lesson.LessonSource;
import galley.markdown.MarkdownParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Revisions to compare. */
public final class Lessons {
    private static final Path RESOURCES = Path.of("src/test/resources/galley/revision/lessons");

    private Lessons() {}

    /** A revision with nothing but a content. */
    public static Revision of(String content) {
        return of(SealedLesson.of(content));
    }

    public static Revision of(SealedLesson lesson) {
        try {
            Path file = Files.createTempFile("lesson", ".json");
            Files.writeString(file, lesson.record());
            Revision revision = read(file);
            Files.delete(file);
            return revision;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The revision of the two-revision lesson among the resources. */
    public static Revision resource(String name) {
        return read(RESOURCES.resolve(name));
    }

    public static Changes changes(String before, String now) {
        return Changes.between(of(before), of(now));
    }

    private static Revision read(Path file) {
        Diagnostics diagnostics = new Diagnostics();
        LessonSource source = LessonReader.read(file, diagnostics)
                .orElseThrow(() -> new IllegalStateException(diagnostics.list().toString()));
        MarkdownParser parser = new MarkdownParser(false);
        return new Revision(source.record(), parser.parse(source.record().content(), diagnostics), source.companion());
    }
}
