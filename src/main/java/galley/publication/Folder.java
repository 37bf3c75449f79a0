package galley.publication;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is in a folder, and how it goes. */
public final class Folder {
    /** As many as systems follow; links that lead in a circle have no end. */
    private static final int MOST_LINKS = 40;

    private Folder() {}

    /** The paths of all files below {@code root}, with slashes, sorted; links count as files. */
    public static List<String> files(Path root) throws IOException {
        return Listing.of(root).files().stream().map(Listing.Entry::name).toList();
    }

    /**
     * All files below {@code root}, sorted; links count as files. A root that is a link is followed. A name
     * that the system's character set cannot hold has signs of replacement, but its path leads to the file.
     */
    public static List<Path> paths(Path root) throws IOException {
        return Listing.of(root).files().stream().map(Listing.Entry::path).toList();
    }

    /** The name of a file below {@code root}, with slashes. */
    public static String name(Path root, Path path) {
        return root.relativize(path).toString().replace('\\', '/');
    }

    /** Where a path leads, whether or not anything is there yet: links on the way, and one at its end, are followed. */
    public static Path behind(Path path) throws IOException {
        Path end = path.toAbsolutePath();
        for (int links = 0; links < MOST_LINKS && !Files.exists(end); links++) {
            if (!Files.isSymbolicLink(end)) {
                return real(end.normalize());
            }
            end = end.resolveSibling(Files.readSymbolicLink(end));
        }
        return end.toRealPath();
    }

    private static Path real(Path path) throws IOException {
        Path parent = path.getParent();
        return Files.exists(path)
                ? path.toRealPath()
                : parent == null ? path : behind(parent).resolve(path.getFileName());
    }

    /** Deletes {@code root} if the file system lets us; says whether it is gone. */
    public static boolean deleted(Path root) {
        try {
            delete(root);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    /** Deletes {@code root} with all that is in it, following no link. */
    public static void delete(Path root) throws IOException {
        if (!Files.exists(root, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.delete(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException fault) throws IOException {
                if (fault != null) {
                    throw fault;
                }
                Files.delete(folder);
                return FileVisitResult.CONTINUE;
            }
        });
    }
}
