package galley.publication;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.text.PathFolders;
import galley.text.Place;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/** Files of the old site that its manifest does not own: they are kept, or they stop the build; never are they lost. */
final class ForeignFiles {
    private final Set<String> files;
    private final Set<String> folders;
    private final Publication.Folders known;

    /** The paths of those that were copied: they may be others by now. */
    private final SortedSet<String> carried = new TreeSet<>();

    private final SortedSet<String> made = new TreeSet<>();

    /**
     * Those of a site.
     *
     * @param manifest of that site
     * @param known says what may have come to its folders
     */
    ForeignFiles(Manifest manifest, Publication.Folders known) {
        this.files = manifest.digests().keySet();
        this.folders = PathFolders.of(files);
        this.known = known;
    }

    /** The paths of all that were copied so far. */
    SortedSet<String> carried() {
        return carried;
    }

    /** The same, and those of the empty folders, each with a slash at its end. */
    Set<String> came() {
        Set<String> came = new TreeSet<>(carried);
        came.addAll(made);
        return came;
    }

    /** Copies those that are {@code from} this site, wherever it is by now, into the new one. */
    void carry(Path from, Path to, Diagnostics diagnostics) throws IOException {
        Optional<Set<String>> unsettled = known.unsettled(from, folders);
        Listing listing = unsettled.isPresent() ? Listing.of(from, folders, unsettled.get()) : Listing.of(from);
        SortedSet<String> copied = new TreeSet<>();
        for (Listing.Entry file : listing.files()) {
            String path = file.name();
            boolean ours = Manifest.OWN.contains(path) || files.contains(path);
            if (!ours && carry(file, from, to, diagnostics)) {
                copied.add(path);
            }
        }
        carried.addAll(copied);
        carryEmptyFolders(listing.emptyFolders(), from, to);
    }

    /** A folder can mean something by being there: without its empty ones, a Git repository is none. */
    private void carryEmptyFolders(List<Listing.Entry> empty, Path from, Path to) throws IOException {
        for (Listing.Entry folder : empty) {
            String path = folder.name() + "/";
            Path copy = to.resolve(from.relativize(folder.path()));
            if (!folders.contains(path) && !Files.exists(copy, LinkOption.NOFOLLOW_LINKS) && !isBelowAFile(copy, to)) {
                Files.createDirectories(copy);
                made.add(path);
            }
        }
    }

    private boolean carry(Listing.Entry entry, Path from, Path to, Diagnostics diagnostics) throws IOException {
        Path file = entry.path();
        Path copy = to.resolve(from.relativize(file));
        if (Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS)
                .isOther()) {
            fault(diagnostics, file, "Expected files and links in the site, but this is neither.");
            return false;
        }
        if (Files.isRegularFile(copy) && Files.isRegularFile(file) && Files.mismatch(file, copy) < 0) {
            return false;
        }
        boolean isTaken = Files.exists(copy, LinkOption.NOFOLLOW_LINKS) && !carried.contains(entry.name());
        if (isTaken || isBelowAFile(copy, to)) {
            fault(diagnostics, file, "Expected to write here, but this file was not made by a build.");
            return false;
        }
        Files.createDirectories(copy.getParent());
        Files.copy(
                file,
                copy,
                StandardCopyOption.COPY_ATTRIBUTES,
                StandardCopyOption.REPLACE_EXISTING,
                LinkOption.NOFOLLOW_LINKS);
        return true;
    }

    private static boolean isBelowAFile(Path copy, Path to) {
        for (Path folder = copy.getParent(); !folder.equals(to); folder = folder.getParent()) {
            if (Files.isRegularFile(folder)) {
                return true;
            }
        }
        return false;
    }

    private static void fault(Diagnostics diagnostics, Path file, String message) {
        diagnostics.add(Code.OUTPUT, Place.ofFile(file.toString()), message, "move it away, or give it another name");
    }
}
