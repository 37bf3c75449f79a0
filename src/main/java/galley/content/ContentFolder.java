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
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the records below a folder. */
public final class ContentFolder {
    private ContentFolder() {}

    /**
     * Every record below {@code root}, or {@code root} itself when it is no folder; in the order of their paths, so that
     * no order of a file system shows. Files and folders whose names begin with a dot are passed over; a folder that
     * cannot be read is reported and hides no other.
     */
    public static List<Path> records(Path root, Diagnostics diagnostics) {
        if (Files.isRegularFile(root) && root.toString().endsWith(".md")) {
            diagnostics.add(
                    Code.FILE_UNREADABLE,
                    Place.ofFile(root.toString()),
                    "Expected a record, which is JSON, but this is Markdown.",
                    "name its record, or make one: galley seal " + root);
            return List.of();
        }
        if (Files.isRegularFile(root)) {
            return List.of(root);
        }
        if (!Files.isDirectory(root)) {
            diagnostics.add(
                    Code.FILE_UNREADABLE,
                    Place.ofFile(root.toString()),
                    "Expected a record or a folder of records, but "
                            + (Files.exists(root) ? "this is a pipe or a device" : "there is none") + ".");
            return List.of();
        }
        Walk walk = new Walk(root, new ArrayList<>(), new ArrayList<>(), diagnostics);
        try {
            Files.walkFileTree(root, walk);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Strays.report(walk.beside(), walk.found(), diagnostics);
        return walk.found().stream()
                .sorted(Comparator.comparing(ContentFolder::slashed))
                .toList();
    }

    /**
     * The ordinary pages below {@code root}, in the order of their paths: Markdown files beside no record that begin with
     * a header. What is wrong with a header is reported.
     */
    public static List<SourcePage> pages(Path root, Diagnostics diagnostics) {
        if (!Files.isDirectory(root)) {
            return List.of();
        }
        Walk walk = new Walk(root, new ArrayList<>(), new ArrayList<>(), new Diagnostics());
        try {
            Files.walkFileTree(root, walk);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        List<SourcePage> pages = new ArrayList<>();
        walk.beside().stream()
                .filter(file ->
                        !isHidden(root.relativize(file)) && file.toString().endsWith(".md"))
                .filter(file -> !Files.exists(
                        file.resolveSibling(file.getFileName().toString().replaceFirst("md$", "json"))))
                .filter(ContentFolder::isPage)
                .sorted(Comparator.comparing(ContentFolder::slashed))
                .forEach(file -> TextFile.read(file, diagnostics)
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

    private record Walk(Path root, List<Path> found, List<Path> beside, Diagnostics diagnostics)
            implements FileVisitor<Path> {
        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            add(folder);
            boolean hidden =
                    !folder.equals(root) && String.valueOf(folder.getFileName()).startsWith(".");
            return hidden ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            add(file);
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException e) {
            String reason = e instanceof AccessDeniedException ? "permission denied" : String.valueOf(e.getMessage());
            diagnostics.add(
                    Code.FILE_UNREADABLE, Place.ofFile(file.toString()), "The folder cannot be read: " + reason + ".");
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException e) {
            return e == null ? FileVisitResult.CONTINUE : visitFileFailed(folder, e);
        }

        private void add(Path path) {
            if (isRecord(root.relativize(path))) {
                found.add(path);
            } else {
                beside.add(path);
            }
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
