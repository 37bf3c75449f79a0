package galley.preview;

import galley.build.BuildOptions;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * How many sources of each kind changed.
 *
 * @param lessons lessons of which a file was written, came or went
 */
public record SourceChanges(int lessons, int templates, int assets) {
    static SourceChanges of(Set<Path> paths, BuildOptions options) {
        Set<String> lessons = new TreeSet<>();
        paths.stream().filter(path -> path.startsWith(options.content())).forEach(path -> lessons.add(lesson(path)));
        return new SourceChanges(
                lessons.size(),
                count(paths, path -> path.startsWith(options.templates())),
                count(paths, path -> path.startsWith(options.assets())));
    }

    private static int count(Set<Path> paths, Predicate<Path> kind) {
        return (int) paths.stream().filter(kind).count();
    }

    /** A record, its Markdown and its companion share their name up to the ending. */
    private static String lesson(Path path) {
        return path.toString().replaceFirst("(\\.json|\\.md|\\.examples\\.yaml)$", "");
    }
}
