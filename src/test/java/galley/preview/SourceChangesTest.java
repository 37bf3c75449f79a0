package galley.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;

import galley.build.BuildOptions;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SourceChangesTest {
    @Test
    void theFilesOfALessonAreOneLesson() {
        BuildOptions options = new BuildOptions(
                Path.of("content"),
                Path.of("templates"),
                Path.of("assets"),
                Path.of("site"),
                Optional.empty(),
                1,
                Optional.empty(),
                false);
        Set<Path> paths = Set.of(
                Path.of("content/x/a.json"),
                Path.of("content/x/a.md"),
                Path.of("content/x/a.examples.yaml"),
                Path.of("content/b.json"),
                Path.of("templates/index.ftlh"),
                Path.of("assets/site.css"),
                Path.of("assets/icon.svg"));
        assertEquals(new SourceChanges(2, 1, 2), SourceChanges.of(paths, options));
    }
}
