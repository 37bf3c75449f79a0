package galley.content;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.text.Place;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Finds the records below a folder. */
public final class ContentFolder {
    private ContentFolder() {}

    /**
     * Every record below {@code root}, or {@code root} itself when it is a file; in the order of their paths, so that
     * no order of a file system shows. Files and folders whose names begin with a dot are passed over.
     */
    public static List<Path> records(Path root, Diagnostics diagnostics) {
        if (Files.isRegularFile(root)) {
            return List.of(root);
        }
        if (!Files.isDirectory(root)) {
            diagnostics.add(
                    Code.FILE_UNREADABLE,
                    Place.ofFile(root.toString()),
                    "Expected a folder of records, but there is none.");
            return List.of();
        }
        try (Stream<Path> all = Files.walk(root)) {
            return all.filter(path -> isRecord(root.relativize(path)))
                    .sorted(Comparator.comparing(ContentFolder::slashed))
                    .toList();
        } catch (IOException | UncheckedIOException e) {
            diagnostics.add(
                    Code.FILE_UNREADABLE,
                    Place.ofFile(root.toString()),
                    "The folder cannot be read: " + e.getMessage() + ".");
            return List.of();
        }
    }

    private static boolean isRecord(Path path) {
        for (Path part : path) {
            if (part.toString().startsWith(".")) {
                return false;
            }
        }
        return path.toString().endsWith(".json");
    }

    private static String slashed(Path path) {
        return path.toString().replace('\\', '/');
    }
}
