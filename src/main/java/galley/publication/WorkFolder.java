package galley.publication;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.IntStream;

/** The folder beside a site, on the same file system, in which the next one grows. */
record WorkFolder(Path path) {
    private static final String MODE = "unix:mode";

    /** That of a site, which need not be there. */
    static WorkFolder beside(Path target) {
        return new WorkFolder(target.resolveSibling("." + target.getFileName() + ".galley"));
    }

    /** Where the new site grows. */
    Path staging() {
        return path.resolve("new");
    }

    /** The site that is being replaced; always whole. */
    Path old() {
        return path.resolve("old");
    }

    /** Where further copies of a site are made. */
    List<Path> spares() {
        return IntStream.rangeClosed(1, FormerSites.MOST)
                .mapToObj(number -> path.resolve("spare-" + number))
                .toList();
    }

    /** Gives the folder, which may have been left behind, the rights that a new one has, where these are told. */
    void renewRights() throws IOException {
        if (!path.getFileSystem().supportedFileAttributeViews().contains("unix")) {
            return;
        }
        Path made = path.resolve("made");
        Files.deleteIfExists(made);
        Object mode = Files.getAttribute(Files.createDirectory(made), MODE);
        Files.delete(made);
        if (!mode.equals(Files.getAttribute(path, MODE))) {
            Files.setAttribute(path, MODE, mode);
        }
    }

    /** Discards what an earlier program left. */
    void clear() {
        List.of(old(), staging()).forEach(this::discarded);
        spares().forEach(this::discarded);
    }

    /**
     * Deletes a folder in here under another name, so that it is in nobody's way where it cannot be deleted, and no site of
     * which a part is left is taken for a whole one. Says whether it is gone.
     */
    boolean discarded(Path folder) {
        if (!Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
            return true;
        }
        Path gone = free(path.resolve("gone"));
        try {
            move(folder, gone);
        } catch (IOException e) {
            return Folder.deleted(folder);
        }
        return Folder.deleted(gone);
    }

    /** The first of the names that a path has with a number behind it where nothing is. */
    static Path free(Path path) {
        int number = 1;
        while (Files.exists(numbered(path, number), LinkOption.NOFOLLOW_LINKS)) {
            number++;
        }
        return numbered(path, number);
    }

    private static Path numbered(Path path, int number) {
        return path.resolveSibling(path.getFileName() + "-" + number);
    }

    /** Renames a folder, at once where the file system can. */
    static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to);
        }
    }
}
