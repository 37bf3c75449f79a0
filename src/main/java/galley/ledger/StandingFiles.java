package galley.ledger;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;

/**
 * The files that stand in a folder in which a site is to grow: none, or those of a site of before, each of which may
 * stay where it is if the new site has the very same file there. What is no plain file or folder is never kept. Several
 * threads may use it for different paths.
 */
public final class StandingFiles {
    private final Path root;
    private final Map<String, FileLook> files = new ConcurrentHashMap<>();

    /** By path, with a slash at its end, whether a folder is as the system makes new ones; the root's path is empty. */
    private final ConcurrentSkipListMap<String, Boolean> folders = new ConcurrentSkipListMap<>();

    private StandingFiles(Path root) {
        this.root = root;
        folders.put("", true);
    }

    /** Whether enough can be known of files there for one to stay. */
    public static boolean areKnownIn(Path folder) {
        return FileLook.isTold(folder);
    }

    /** Looks at a folder; one in which somebody may no longer use a folder as the system lets him use new ones is emptied. */
    public static StandingFiles in(Path root) throws IOException {
        StandingFiles standing = new StandingFiles(root);
        int mode = FileLook.of(root.toAbsolutePath().getParent()).mode();
        try {
            List<String> level = List.of("");
            while (!level.isEmpty()) {
                level = level.parallelStream()
                        .flatMap(folder -> standing.look(folder, mode).stream())
                        .toList();
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        if (standing.folders.containsValue(false)) {
            standing.keepOnly(Set.of());
        }
        return standing;
    }

    /** Looks at what lies right in a folder, and returns the folders there. */
    private List<String> look(String folder, int mode) {
        List<String> inner = new ArrayList<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(root.resolve(folder))) {
            for (Path entry : entries) {
                String name = folder + entry.getFileName();
                FileLook look = FileLook.of(entry);
                if (look.isFolder()) {
                    folders.put(name + "/", look.mode() == mode);
                    inner.add(name + "/");
                } else {
                    files.put(name, look);
                }
            }
        } catch (DirectoryIteratorException e) {
            throw new UncheckedIOException(e.getCause());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return inner;
    }

    /** Deletes every file that is not wanted, and every folder in which nothing lies then. */
    public void keepOnly(Set<String> wanted) throws IOException {
        for (String path : List.copyOf(files.keySet())) {
            if (!wanted.contains(path) || !files.get(path).isFile()) {
                delete(path);
            }
        }
        deleteEmptyFolders();
    }

    private void deleteEmptyFolders() throws IOException {
        Set<String> full = ConcurrentHashMap.newKeySet();
        files.keySet().forEach(path -> addFolders(path, full));
        // Backwards, a folder comes after what lies in it.
        for (String folder : folders.descendingKeySet()) {
            if (!folder.isEmpty() && !full.contains(folder)) {
                Files.delete(root.resolve(folder));
                folders.remove(folder);
            }
        }
    }

    private static void addFolders(String path, Set<String> folders) {
        for (int slash = path.lastIndexOf('/'); slash > 0; slash = path.lastIndexOf('/', slash - 1)) {
            if (!folders.add(path.substring(0, slash + 1))) {
                return;
            }
        }
    }

    /** Whether the file at a path is certainly this one, untouched. */
    boolean holds(String path, StoredFile file) {
        FileLook look = files.get(path);
        return look != null && file.look().isUntouched(look);
    }

    /** Makes room for a file: what stands there goes, and the folder is made. */
    public Path clear(String path) throws IOException {
        delete(path);
        Path target = root.resolve(path);
        String parent = path.substring(0, path.lastIndexOf('/') + 1);
        if (!folders.containsKey(parent)) {
            Files.createDirectories(target.getParent());
            folders.put(parent, true);
        }
        return target;
    }

    private void delete(String path) throws IOException {
        if (Optional.ofNullable(files.remove(path)).isPresent()) {
            Files.delete(root.resolve(path));
        }
    }
}
