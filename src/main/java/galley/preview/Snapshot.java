package galley.preview;

import galley.site.AssetFolder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The files of the watched folders at one moment.
 *
 * @param stamps by path, as the user wrote the folders; what editors keep for themselves is left out
 */
record Snapshot(Map<Path, Stamp> stamps) {
    Snapshot {
        stamps = Collections.unmodifiableMap(stamps);
    }

    /**
     * Looks at every file below {@code roots}.
     *
     * @param folders is told of each folder and its identity before the folder is read
     */
    static Snapshot of(List<Path> roots, BiConsumer<Path, BasicFileAttributes> folders) {
        Map<Path, Stamp> stamps = new TreeMap<>();
        for (Path root : roots) {
            try {
                Files.walkFileTree(root.toRealPath(), new Walk(root.toRealPath(), root, stamps, folders));
            } catch (IOException e) {
                // A folder that is gone has no files; the build says so.
            }
        }
        return new Snapshot(stamps);
    }

    /** Every path at which the two differ. */
    Set<Path> differences(Snapshot other) {
        Set<Path> paths = new TreeSet<>(stamps.keySet());
        paths.addAll(other.stamps.keySet());
        paths.removeIf(path -> stamps.containsKey(path) && stamps.get(path).equals(other.stamps.get(path)));
        return paths;
    }

    private static boolean isHidden(Path path) {
        String name = String.valueOf(path.getFileName());
        return name.startsWith(".") && !name.equals(AssetFolder.WELL_KNOWN);
    }

    private static final class Walk extends SimpleFileVisitor<Path> {
        private final Path real;
        private final Path root;
        private final Map<Path, Stamp> stamps;
        private final BiConsumer<Path, BasicFileAttributes> folders;

        Walk(Path real, Path root, Map<Path, Stamp> stamps, BiConsumer<Path, BasicFileAttributes> folders) {
            this.real = real;
            this.root = root;
            this.stamps = stamps;
            this.folders = folders;
        }

        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            if (!folder.equals(real) && isHidden(folder)) {
                return FileVisitResult.SKIP_SUBTREE;
            }
            folders.accept(folder, attributes);
            if (!folder.equals(real) && isNamedAsFile(folder)) {
                stamps.put(named(folder), Stamp.ofFolder(folder, attributes));
            }
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (!isHidden(file) && !AssetFolder.isEditorsCopy(file)) {
                stamps.put(named(file), Stamp.of(file, followed(file, attributes)));
            }
            return FileVisitResult.CONTINUE;
        }

        /** What cannot be looked at is as good as absent until it can. */
        @Override
        public FileVisitResult visitFileFailed(Path file, IOException fault) {
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException fault) {
            return FileVisitResult.CONTINUE;
        }

        private Path named(Path path) {
            return root.resolve(real.relativize(path));
        }

        /** Where a build expects a file of a lesson, a folder is a fault, also an empty one. */
        private static boolean isNamedAsFile(Path folder) {
            String name = folder.getFileName().toString();
            return name.endsWith(".json") || name.endsWith(".md") || name.endsWith(".examples.yaml");
        }

        /** A record may be a link: what it leads to is read. */
        private static BasicFileAttributes followed(Path file, BasicFileAttributes attributes) {
            try {
                return attributes.isSymbolicLink() ? Files.readAttributes(file, BasicFileAttributes.class) : attributes;
            } catch (IOException | UncheckedIOException e) {
                return attributes;
            }
        }
    }
}
