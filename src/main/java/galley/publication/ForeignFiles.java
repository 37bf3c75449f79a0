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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Files of the old site that its manifest does not own: they are kept, or they stop the build; never are they lost. */
final class ForeignFiles {
    private final Path from;
    private final Path to;
    private final Set<String> carried;
    private final Diagnostics diagnostics;

    private ForeignFiles(Path from, Path to, Set<String> carried, Diagnostics diagnostics) {
        this.from = from;
        this.to = to;
        this.carried = carried;
        this.diagnostics = diagnostics;
    }

    /**
     * Copies such files of the site {@code from} into the new one, and returns their paths.
     *
     * @param before the manifest of the site {@code from}
     * @param folders of that site
     * @param carried the paths of those that were copied a moment ago: they may be others by now
     */
    static List<String> carry(
            Path from,
            Manifest before,
            Publication.Folders folders,
            Path to,
            Set<String> carried,
            Diagnostics diagnostics)
            throws IOException {
        ForeignFiles foreign = new ForeignFiles(from, to, carried, diagnostics);
        List<String> copied = new ArrayList<>();
        Set<String> own = PathFolders.of(before.digests().keySet());
        Optional<Set<String>> unsettled =
                folders.unsettled(from, before.digests().keySet());
        Listing listing = unsettled.isPresent() ? Listing.of(from, own, unsettled.get()) : Listing.of(from);
        for (Listing.Entry file : listing.files()) {
            String path = file.name();
            boolean ours = Manifest.OWN.contains(path) || before.digests().containsKey(path);
            if (!ours && foreign.carry(file)) {
                copied.add(path);
            }
        }
        carryEmptyFolders(listing.emptyFolders(), from, to, own);
        return copied;
    }

    /** A folder can mean something by being there: without its empty ones, a Git repository is none. */
    private static void carryEmptyFolders(List<Listing.Entry> folders, Path from, Path to, Set<String> own)
            throws IOException {
        for (Listing.Entry folder : folders) {
            String path = folder.name() + "/";
            Path copy = to.resolve(from.relativize(folder.path()));
            if (!own.contains(path) && !Files.exists(copy, LinkOption.NOFOLLOW_LINKS) && !isBelowAFile(copy, to)) {
                Files.createDirectories(copy);
            }
        }
    }

    private boolean carry(Listing.Entry entry) throws IOException {
        Path file = entry.path();
        Path copy = to.resolve(from.relativize(file));
        if (Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS)
                .isOther()) {
            fault(file, "Expected files and links in the site, but this is neither.");
            return false;
        }
        if (Files.isRegularFile(copy) && Files.isRegularFile(file) && Files.mismatch(file, copy) < 0) {
            return false;
        }
        boolean isTaken = Files.exists(copy, LinkOption.NOFOLLOW_LINKS) && !carried.contains(entry.name());
        if (isTaken || isBelowAFile(copy, to)) {
            fault(file, "Expected to write here, but this file was not made by a build.");
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

    private void fault(Path file, String message) {
        diagnostics.add(Code.OUTPUT, Place.ofFile(file.toString()), message, "move it away, or give it another name");
    }
}
