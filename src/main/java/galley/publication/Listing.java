package galley.publication;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

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
     * @param kind of the entry itself, where it is a link
     */
    record Entry(String name, Path path, Kind kind) {}

    /** What an entry is; links lead nowhere here. */
    enum Kind {
        FILE,
        FOLDER,
        LINK_OR_OTHER;

        private static Kind of(Path path) throws IOException {
            BasicFileAttributes look = Files.readAttributes(path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            if (look.isDirectory()) {
                return FOLDER;
            }
            return look.isRegularFile() ? FILE : LINK_OR_OTHER;
        }
    }

    /** What lies below {@code root}, which may be a link. */
    static Listing of(Path root) throws IOException {
        return of(root, Set.of(), Set.of());
    }

    /**
     * What lies right in {@code root} and in some of the known folders below it, and below all others there. Folders of one
     * depth are looked into side by side.
     *
     * @param known folders, each with a slash at its end: those that are not to be looked into are certainly there
     * @param within those that are; one to which a link leads is passed over
     */
    static Listing of(Path root, Set<String> known, Set<String> within) throws IOException {
        // To look into a pipe would be to wait for its other end.
        if (Files.exists(root) && !Files.isDirectory(root)) {
            throw new NotDirectoryException(root.toString());
        }
        List<Entry> files = new ArrayList<>();
        List<Entry> empty = new ArrayList<>();
        List<Entry> level = beginning(root, known, within);
        try {
            while (!level.isEmpty()) {
                List<List<Entry>> inner = level.parallelStream()
                        .map(folder -> entries(folder, path -> known.contains(path) && !within.contains(path)))
                        .toList();
                List<Entry> next = new ArrayList<>();
                for (int i = 0; i < inner.size(); i++) {
                    for (Entry entry : inner.get(i)) {
                        if (entry.kind() != Kind.FOLDER) {
                            files.add(entry);
                        } else if (!known.contains(entry.name() + "/")) {
                            next.add(entry);
                        }
                    }
                    if (inner.get(i).isEmpty() && !level.get(i).name().isEmpty()) {
                        empty.add(level.get(i));
                    }
                }
                level = next;
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        files.sort(Comparator.comparing(Entry::name));
        empty.sort(Comparator.comparing(Entry::name));
        return new Listing(files, empty);
    }

    private static List<Entry> beginning(Path root, Set<String> known, Set<String> within) throws IOException {
        List<Entry> beginning = new ArrayList<>(List.of(new Entry("", root, Kind.FOLDER)));
        Path real = within.isEmpty() ? root : root.toRealPath();
        for (String name : within) {
            Path folder = real.resolve(name);
            if (known.contains(name) && Files.isDirectory(folder) && folder.equals(folder.toRealPath())) {
                beginning.add(new Entry(name.substring(0, name.length() - 1), root.resolve(name), Kind.FOLDER));
            }
        }
        return beginning;
    }

    private static List<Entry> entries(Entry folder, Predicate<String> isThere) {
        String prefix = folder.name().isEmpty() ? "" : folder.name() + "/";
        List<Entry> entries = new ArrayList<>();
        try (DirectoryStream<Path> paths = Files.newDirectoryStream(folder.path())) {
            for (Path path : paths) {
                String name = prefix + path.getFileName();
                entries.add(new Entry(name, path, isThere.test(name + "/") ? Kind.FOLDER : Kind.of(path)));
            }
        } catch (DirectoryIteratorException e) {
            throw new UncheckedIOException(e.getCause());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return entries;
    }
}
