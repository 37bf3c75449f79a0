package galley.ledger;

import galley.text.PathFolders;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The files that stand in a folder in which a site is to grow: none, or those of a site of before, each of which may
 * stay where it is if the new site has the very same file there. What is no plain file or folder is never kept. Several
 * threads may use it for different paths.
 */
public final class StandingFiles {
    private final Path root;
    private final Map<String, FileLook> files;

    /** Paths, each with a slash at its end; the root's is empty. */
    private final Set<String> folders;

    /** Whether there may be a folder in which nothing lies. */
    private volatile boolean mayBeEmpty;

    /** As those look that nobody changed since. */
    private final Map<String, FileLook> untouched;

    /** As folders look that are made now. */
    private final FileLook fresh;

    private StandingFiles(Path root, FolderLooks looks, FileLook fresh) {
        this.root = root;
        this.fresh = fresh;
        this.files = looks.files();
        this.folders = ConcurrentHashMap.newKeySet(looks.folders().size());
        this.folders.addAll(looks.folders().keySet());
        this.mayBeEmpty = !looks.empty().isEmpty();
        this.untouched = looks.folders();
    }

    /** Whether enough can be known of files there for one to stay. */
    public static boolean areKnownIn(Path folder) {
        return FileLook.isTold(folder);
    }

    /**
     * Looks at a folder.
     *
     * @throws IOException also when somebody may no longer use a folder there as the system lets him use a new one
     */
    public static StandingFiles in(Path root) throws IOException {
        FolderLooks looks = FolderLooks.of(root);
        FileLook fresh = FileLook.of(root.toAbsolutePath().getParent());
        if (looks.folders().values().stream().anyMatch(look -> look.mode() != fresh.mode())) {
            throw new IOException(root + ": not as new folders are");
        }
        return new StandingFiles(root, looks, fresh);
    }

    /** The folder itself. */
    public Path root() {
        return root;
    }

    /** The paths of the files that stand there. */
    public Set<String> paths() {
        return Set.copyOf(files.keySet());
    }

    /** Deletes every file that is not wanted, and every folder in which nothing lies then. */
    public void keepOnly(Set<String> wanted) throws IOException {
        for (Map.Entry<String, FileLook> file : files.entrySet()) {
            if (!wanted.contains(file.getKey()) || !file.getValue().isFile()) {
                delete(file.getKey());
            }
        }
        if (mayBeEmpty) {
            deleteEmptyFolders();
        }
    }

    private void deleteEmptyFolders() throws IOException {
        Set<String> full = PathFolders.of(files.keySet());
        // Backwards, a folder comes after what lies in it.
        for (String folder : new TreeSet<>(folders).descendingSet()) {
            if (!folder.isEmpty() && !full.contains(folder)) {
                Files.delete(root.resolve(folder));
                folders.remove(folder);
                touch(folder);
            }
        }
    }

    /** Something comes or goes in the folders above a path, or right in the nearest of them. */
    private void touch(String path) {
        for (int slash = path.lastIndexOf('/'); slash > 0; slash = path.lastIndexOf('/', slash - 1)) {
            untouched.remove(path.substring(0, slash + 1));
        }
    }

    /** These folders, as they are now. */
    public SeenFolders seen(Set<String> paths) {
        return SeenFolders.of(root, paths, untouched);
    }

    /** This file as it stands at a path, if it does: untouched, or with names that came or went. */
    Optional<StoredFile> held(String path, StoredFile file) throws IOException {
        FileLook look = files.get(path);
        if (look == null || !file.isSeen(look)) {
            return Optional.empty();
        }
        return file.look().isUntouched(look) ? Optional.of(file) : file.heldBy(path(path), look);
    }

    /** Whether a file that was made before may be used, here, by those who may use one that is made now. */
    boolean suits(StoredFile file) {
        return file.look().isUsedAsIn(fresh);
    }

    /** Makes room for a file: what stands there goes, and the folder is made. */
    public Path clear(String path) throws IOException {
        delete(path);
        Path target = root.resolve(path);
        String parent = PathFolders.above(path);
        touch(path);
        if (!folders.contains(parent)) {
            Files.createDirectories(target.getParent());
            folders.add(parent);
        }
        return target;
    }

    /** A file was put at a path. */
    void add(String path, StoredFile file) {
        files.put(path, file.look());
    }

    /** Where a file of this path lies, if it is there. */
    public Path path(String path) {
        return root.resolve(path);
    }

    /** Deletes what stands at a path, if anything does. What cannot be deleted stands there still. */
    public void delete(String path) throws IOException {
        if (files.containsKey(path)) {
            Files.delete(root.resolve(path));
            files.remove(path);
            mayBeEmpty = true;
            touch(path);
        }
    }
}
