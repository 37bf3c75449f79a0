package galley.preview;

import galley.publication.Folder;
import galley.publication.FolderLock;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.UserPrincipal;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The folder of one preview, which goes with it. A lock in it tells a folder in use from one that a killed
 * program left; the next preview deletes those.
 */
final class Workspace implements AutoCloseable {
    private static final String PREFIX = "galley-preview-";
    private static final int TRIES = 20;
    private static final long PAUSE_MILLIS = 25;

    private final Path folder;
    private final Optional<Object> key;
    private final Map<Path, Optional<Object>> above = new HashMap<>();
    private final FolderLock lock;

    private Workspace(Path folder, FolderLock lock) throws IOException {
        this.folder = folder;
        this.key = key(folder);
        for (Path other = folder.getParent(); other != null; other = other.getParent()) {
            above.put(other, key(other));
        }
        this.lock = lock;
    }

    /** A folder where the system has its temporary ones. */
    static Workspace temporary() throws IOException {
        return create(Path.of(System.getProperty("java.io.tmpdir")));
    }

    /**
     * A folder among what is remembered: on one file system, a page that is remembered needs no copy, and stays where it
     * stands. Where there is none to be, a temporary one.
     */
    static Workspace in(Path cache) throws IOException {
        try {
            return create(Files.createDirectories(cache));
        } catch (IOException e) {
            return temporary();
        }
    }

    /** A folder of its own below {@code parent}, where nothing is left of previews that were killed. */
    static Workspace create(Path parent) throws IOException {
        Path folder = Files.createTempDirectory(parent.toAbsolutePath(), PREFIX);
        FolderLock lock = FolderLock.take(folder)
                .orElseThrow(() -> new IOException(folder + ": the folder for the preview cannot be locked"));
        deleteLeftovers(parent, Files.getOwner(folder));
        return new Workspace(folder, lock);
    }

    /** Whether the folder is still where it was made; a build that ran when it was moved may have made another there. */
    boolean isThere() {
        try {
            return key(folder).equals(key);
        } catch (IOException e) {
            return false;
        }
    }

    private static Optional<Object> key(Path folder) throws IOException {
        return Optional.ofNullable(
                Files.readAttributes(folder, BasicFileAttributes.class).fileKey());
    }

    /** Where the site is built. */
    Path site() {
        return folder.resolve("site");
    }

    /** Deletes the folder, also while a build that was told to stop still writes into it for a moment. */
    @Override
    public void close() {
        boolean moved = !isThere();
        try {
            lock.close();
        } catch (IOException e) {
            // The folder goes anyway.
        }
        for (int tries = 0; tries < TRIES && !Folder.deleted(folder); tries++) {
            pause();
        }
        if (moved) {
            deleteMadeAgain();
        }
    }

    /** Deletes what a build made again above a folder that was moved, and nothing that was there before. */
    private void deleteMadeAgain() {
        try {
            for (Path other = folder.getParent();
                    other != null && !key(other).equals(above.get(other));
                    other = other.getParent()) {
                Files.delete(other);
            }
        } catch (IOException e) {
            // Something lies there, or nothing is there.
        }
    }

    private static void deleteLeftovers(Path parent, UserPrincipal owner) throws IOException {
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(parent, PREFIX + "*")) {
            for (Path other : folders) {
                if (isLeftover(other, owner)) {
                    Folder.deleted(other);
                }
            }
        }
    }

    /** Whether a folder is this user's own, no link, and nobody's at work. */
    private static boolean isLeftover(Path folder, UserPrincipal owner) {
        Path file = folder.resolve(FolderLock.NAME);
        try {
            if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)
                    || !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                    || !Files.getOwner(folder, LinkOption.NOFOLLOW_LINKS).equals(owner)) {
                return false;
            }
            Optional<FolderLock> lock = FolderLock.take(folder);
            if (lock.isPresent()) {
                lock.get().close();
            }
            return lock.isPresent();
        } catch (IOException e) {
            return false;
        }
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
