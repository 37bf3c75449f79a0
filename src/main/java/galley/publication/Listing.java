package galley.publication;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Comparator;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.StreamSupport;

/**
 * What lies below a folder, in the order of names, seen in one walk by several threads.
 *
 * @param files links among them
 * @param emptyFolders those in which nothing lies
 */
record Listing(List<Entry> files, List<Entry> emptyFolders) {
    Listing {
        files = List.copyOf(files);
        emptyFolders = List.copyOf(emptyFolders);
    }

    /**
     * A file or a folder.
     *
     * @param name below the folder, with slashes; where the system's character set cannot hold it, with signs of
     *     replacement
     * @param path leads there whatever the name
     * @param plain whether it is a file, and no link or device
     */
    record Entry(String name, Path path, boolean plain) {}

    /** What lies below {@code root}, which may be a link. */
    static Listing of(Path root) throws IOException {
        Queue<Entry> files = new ConcurrentLinkedQueue<>();
        Queue<Entry> empty = new ConcurrentLinkedQueue<>();
        try {
            walk(new Entry("", root, false), files, empty);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        return new Listing(sorted(files), sorted(empty));
    }

    private static List<Entry> sorted(Queue<Entry> entries) {
        return entries.stream().sorted(Comparator.comparing(Entry::name)).toList();
    }

    private static void walk(Entry folder, Queue<Entry> files, Queue<Entry> empty) {
        List<Path> entries = entries(folder.path());
        if (entries.isEmpty() && !folder.name().isEmpty()) {
            empty.add(folder);
        }
        String prefix = folder.name().isEmpty() ? "" : folder.name() + "/";
        entries.parallelStream().forEach(path -> {
            BasicFileAttributes look = look(path);
            Entry entry = new Entry(prefix + path.getFileName(), path, look.isRegularFile());
            if (look.isDirectory()) {
                walk(entry, files, empty);
            } else {
                files.add(entry);
            }
        });
    }

    private static List<Path> entries(Path folder) {
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
            return StreamSupport.stream(entries.spliterator(), false).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static BasicFileAttributes look(Path path) {
        try {
            return Files.readAttributes(path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
