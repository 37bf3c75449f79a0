package galley.ledger;

import galley.text.PathFolders;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * What the file system says of everything below a folder, following no link.
 *
 * @param files by their paths; whatever is no folder counts
 * @param folders by their paths, each with a slash at its end; the root's is empty
 * @param empty those of them in which nothing lies
 */
public record FolderLooks(
        ConcurrentMap<String, FileLook> files, ConcurrentMap<String, FileLook> folders, Set<String> empty) {
    /** Room for the files of a large site: to make more, all that is known is moved. */
    private static final int ROOM = 1 << 16;

    /** Looks at a folder; what lies at one depth is looked at side by side. */
    static FolderLooks of(Path root) throws IOException {
        // To look into a pipe would be to wait for its other end.
        if (Files.exists(root) && !Files.isDirectory(root)) {
            throw new NotDirectoryException(root.toString());
        }
        FolderLooks looks = new FolderLooks(
                new ConcurrentHashMap<>(ROOM), new ConcurrentHashMap<>(ROOM >> 2), ConcurrentHashMap.newKeySet());
        looks.folders.put("", FileLook.of(root));
        List<String> level = List.of("");
        try {
            while (!level.isEmpty()) {
                level = level.parallelStream()
                        .flatMap(folder -> looks.add(root, folder).stream())
                        .toList();
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        return looks;
    }

    /** Looks at what lies right in a folder, and returns the folders there. */
    private List<String> add(Path root, String folder) {
        List<String> inner = new ArrayList<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(root.resolve(folder))) {
            boolean bare = true;
            for (Path entry : entries) {
                bare = false;
                String name = folder + entry.getFileName();
                FileLook look = FileLook.of(entry);
                if (look.isFolder()) {
                    folders.put(name + "/", look);
                    inner.add(name + "/");
                } else {
                    files.put(name, look);
                }
            }
            if (bare) {
                empty.add(folder);
            }
        } catch (DirectoryIteratorException e) {
            throw new UncheckedIOException(e.getCause());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return inner;
    }

    /**
     * What tells whether anything below a folder, which may be absent, was touched: equal values mean that nothing was.
     *
     * @return empty where that cannot be told: with links, with file systems that say too little, where something cannot
     *     be looked at, and for a moment after every change
     */
    public static Optional<SortedMap<String, String>> settled(Path root) {
        if (!FileLook.isTold(root)) {
            return Optional.empty();
        }
        if (!Files.exists(root, LinkOption.NOFOLLOW_LINKS)) {
            return Optional.of(new TreeMap<>());
        }
        try {
            return settled(of(root));
        } catch (IOException | InvalidPathException e) {
            return Optional.empty();
        }
    }

    private static Optional<SortedMap<String, String>> settled(FolderLooks looks) {
        SortedMap<String, String> settled = new TreeMap<>();
        looks.folders.forEach((path, look) -> settled.put(path, String.valueOf(look.mode())));
        for (Map.Entry<String, FileLook> file : looks.files.entrySet()) {
            String path = file.getKey();
            FileLook folder = looks.folders.get(PathFolders.above(path));
            if (!file.getValue().isFile() || folder == null || file.getValue().isRecent(folder)) {
                return Optional.empty();
            }
            settled.put(path, file.getValue().text());
        }
        return Optional.of(settled);
    }
}
