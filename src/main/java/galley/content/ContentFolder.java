package galley.content;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.text.Place;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileVisitResult;
import java.nio.file.FileVisitor;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The records and the ordinary pages below a folder. */
public final class ContentFolder {
    private final Path root;
    private final List<Path> records;
    private final List<Path> beside;

    private ContentFolder(Path root, List<Path> records, List<Path> beside) {
        this.root = root;
        this.records = records;
        this.beside = beside;
    }

    /**
     * Looks at {@code root}, once: every record below it, or {@code root} itself when it is no folder. Files and folders
     * whose names begin with a dot are passed over; a folder that cannot be read is reported and hides no other.
     */
    public static ContentFolder of(Path root, Diagnostics diagnostics) {
        if (Files.isRegularFile(root) && root.toString().endsWith(".md")) {
            diagnostics.add(
                    Code.FILE_UNREADABLE,
                    Place.ofFile(root.toString()),
                    "Expected a record, which is JSON, but this is Markdown.",
                    "name its record, or make one: galley seal " + root);
            return new ContentFolder(root, List.of(), List.of());
        }
        if (Files.isRegularFile(root)) {
            return new ContentFolder(root, List.of(root), List.of());
        }
        if (!Files.isDirectory(root)) {
            diagnostics.add(
                    Code.FILE_UNREADABLE,
                    Place.ofFile(root.toString()),
                    "Expected a record or a folder of records, but "
                            + (Files.exists(root) ? "this is a pipe or a device" : "there is none") + ".");
            return new ContentFolder(root, List.of(), List.of());
        }
        Walk walk = walk(root, Integer.MAX_VALUE, diagnostics);
        reportNameless(walk, diagnostics);
        Strays.report(walk.beside(), walk.found(), diagnostics);
        return new ContentFolder(root, sorted(walk.found()), walk.beside());
    }

    /** The records below a folder, or the one at its path. */
    public static List<Path> records(Path root, Diagnostics diagnostics) {
        return of(root, diagnostics).records();
    }

    /** The records in the order of their paths, so that no order of a file system shows. */
    public List<Path> records() {
        return records;
    }

    /** The records that stand in a folder, without those of the folders below it. */
    public static List<Path> recordsDirectlyIn(Path folder) {
        return sorted(walk(folder, 1, new Diagnostics()).found());
    }

    private static Walk walk(Path root, int depth, Diagnostics diagnostics) {
        try {
            // A link that is named is followed; its own name stays the beginning of every name below it.
            Path real = Files.isSymbolicLink(root) ? root.toRealPath() : root;
            Walk walk = new Walk(root, real, new ArrayList<>(), new ArrayList<>(), diagnostics);
            Files.walkFileTree(real, Set.of(), depth, walk);
            return walk;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Path> sorted(List<Path> records) {
        return records.stream()
                .sorted(Comparator.comparing(ContentFolder::slashed))
                .toList();
    }

    /**
     * The ordinary pages, in the order of their paths: Markdown files beside no record that begin with a header. What is
     * wrong with a header is reported.
     */
    public List<SourcePage> pages(Diagnostics diagnostics) {
        Set<Path> known = Set.copyOf(records);
        List<SourcePage> pages = new ArrayList<>();
        beside.stream()
                .filter(file ->
                        !isHidden(root.relativize(file)) && file.toString().endsWith(".md"))
                .filter(file -> !known.contains(LessonReader.beside(file, ".json")))
                .sorted(Comparator.comparing(ContentFolder::slashed))
                .forEach(file -> TextFile.read(file, new Diagnostics())
                        .filter(text -> PageReader.isPage(text.text()))
                        .flatMap(text -> PageReader.read(root, file, text, diagnostics))
                        .ifPresent(pages::add));
        return pages;
    }

    /** Whether a Markdown file begins as an ordinary page does. */
    static boolean isPage(Path file) {
        return TextFile.read(file, new Diagnostics())
                .filter(text -> PageReader.isPage(text.text()))
                .isPresent();
    }

    /** Names that are more than bytes; the others are reported. */
    private static void reportNameless(Walk walk, Diagnostics diagnostics) {
        List<Path> nameless = Stream.concat(walk.found().stream(), walk.beside().stream())
                .filter(path -> !hasReadableName(path))
                .toList();
        nameless.forEach(path -> diagnostics.add(
                Code.FILE_UNREADABLE,
                Place.ofFile(path.toString()),
                "Expected a name that the system's character set can hold, but this one it cannot.",
                "in the environment, set LC_ALL=C.UTF-8, or rename the file"));
        walk.found().removeAll(nameless);
        walk.beside().removeAll(nameless);
    }

    /** Whether a path is more than bytes: its text leads to the file again. */
    public static boolean hasReadableName(Path path) {
        try {
            return path.getFileSystem().getPath(path.toString()).equals(path);
        } catch (InvalidPathException e) {
            return false;
        }
    }

    private record Walk(Path root, Path real, List<Path> found, List<Path> beside, Diagnostics diagnostics)
            implements FileVisitor<Path> {
        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            add(folder);
            return isHidden(folder) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (attributes.isSymbolicLink() && Files.isDirectory(file) && !isHidden(file)) {
                diagnostics.add(
                        Code.FILE_STRAY,
                        Place.ofFile(named(file).toString()),
                        "This link to a folder is not followed; no record behind it is read.",
                        "name the folder itself, or move it here");
            } else {
                add(file);
            }
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException e) {
            String reason = e instanceof AccessDeniedException ? "permission denied" : String.valueOf(e.getMessage());
            diagnostics.add(
                    Code.FILE_UNREADABLE,
                    Place.ofFile(named(file).toString()),
                    "The folder cannot be read: " + reason + ".");
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException e) {
            return e == null ? FileVisitResult.CONTINUE : visitFileFailed(folder, e);
        }

        private boolean isHidden(Path path) {
            return !path.equals(real) && String.valueOf(path.getFileName()).startsWith(".");
        }

        private void add(Path path) {
            (isRecord(real.relativize(path)) ? found : beside).add(named(path));
        }

        private Path named(Path path) {
            return root.resolve(real.relativize(path));
        }
    }

    private static boolean isRecord(Path path) {
        return !isHidden(path) && path.toString().endsWith(".json");
    }

    private static boolean isHidden(Path path) {
        for (Path part : path) {
            if (part.toString().startsWith(".")) {
                return true;
            }
        }
        return false;
    }

    private static String slashed(Path path) {
        return path.toString().replace('\\', '/');
    }
}
