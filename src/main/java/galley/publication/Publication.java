package galley.publication;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.text.Place;
import galley.text.Sha256;
import galley.text.Utf8;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.UnaryOperator;

/**
 * Puts a new site in the place of the old one, whole or not at all.
 *
 * <p>The new site grows in a working folder beside the target, on the same file system. Publishing renames the old
 * site into the working folder and the new one into its place; whatever ends the program before leaves the old site as
 * it is, and a program that ends between the two renames is mended by the next one.
 */
public final class Publication implements AutoCloseable {
    private static final String ROOT = "Expected a folder for the site, but this is the root of a file system.";
    private static final String LOCKED =
            "Expected to write this site alone, but another build is writing it; wait until it ends.";
    private static final String OF_OTHERS =
            "Expected a site with a " + Manifest.NAME + " or an empty folder, but found files without one.";
    private static final String LATE =
            "Expected to keep a file that came to the site just before this one took its place, but could not; the site as"
                    + " it was is whole.";
    private static final String MOUNTED =
            "Expected a folder that can be put in the place of another as a whole, but this"
                    + " one is a mount point; name a folder inside it.";

    private final Path target;
    private final WorkFolder work;
    private final Optional<FormerSites> former;
    private final Owner owner;
    private final FolderLock lock;
    private Optional<Manifest> before = Optional.empty();
    private boolean swapped;

    /** Who may have files in the place of a site. */
    public enum Owner {
        /** Publishers, whose own files are kept. */
        PUBLISHER,

        /** This program alone, which looks for no others. */
        PROGRAM
    }

    /** Knows folders as they were when they were put in their place. */
    public interface Folders {
        /**
         * Those of these folders of a site in which something may have come or gone since; besides, the root is one.
         *
         * @param folders those of all its files, each with a slash at its end, in the order of the files
         * @return empty where these may be any
         */
        Optional<Set<String>> unsettled(Path site, Set<String> folders);

        /**
         * Is told right before those of the new site are put in their place, where others can use them.
         *
         * @param foreign the paths of files and folders of others that came to them
         */
        default void takePlace(Set<String> foreign) {}
    }

    private Publication(Path target, WorkFolder work, Optional<FormerSites> former, Owner owner, FolderLock lock) {
        this.target = target;
        this.work = work;
        this.former = former;
        this.owner = owner;
        this.lock = lock;
    }

    /** Prepares the working folder for a site at {@code target}; the old one is to be deleted. */
    public static Optional<Publication> begin(Path target, Diagnostics diagnostics) throws IOException {
        return begin(target, Optional.empty(), Owner.PUBLISHER, diagnostics);
    }

    /**
     * Prepares the working folder for a site at {@code target}.
     *
     * @param former where the old site goes once the new one has its place, for a next build to begin with what is the
     *     same in both
     * @param owner of what may be at {@code target} by now
     * @return empty, with a diagnostic, when another build is at work or {@code target} is not a site of ours
     * @throws IOException when the file system refuses
     */
    public static Optional<Publication> begin(
            Path target, Optional<FormerSites> former, Owner owner, Diagnostics diagnostics) throws IOException {
        // A link to the site stays a link: what it leads to is replaced.
        Path absolute = Folder.behind(target);
        Path parent = absolute.getParent();
        if (parent == null) {
            return refused(diagnostics, target, ROOT);
        }
        if (isMountPoint(absolute, parent)) {
            return refused(diagnostics, target, MOUNTED);
        }
        WorkFolder work = WorkFolder.beside(absolute);
        Files.createDirectories(work.path());
        Optional<FolderLock> lock = FolderLock.take(work.path());
        if (lock.isEmpty()) {
            return refused(diagnostics, target, LOCKED);
        }
        Publication publication = new Publication(absolute, work, former, owner, lock.get());
        if (!publication.prepared()) {
            publication.close();
            return refused(diagnostics, target, OF_OTHERS);
        }
        return Optional.of(publication);
    }

    /** Says whether the target is ours. Where the file system refuses, others may try: a program may live on. */
    private boolean prepared() throws IOException {
        boolean done = false;
        try {
            work.renewRights();
            recover();
            boolean ours = isOurs();
            if (ours) {
                stage();
            }
            done = true;
            return ours;
        } finally {
            if (!done) {
                lock.close();
            }
        }
    }

    /** Only what is a site, with a manifest, was put there by a publication. */
    private void stage() throws IOException {
        former.ifPresent(sites -> sites.takeLast(staging()));
        Files.createDirectories(staging());
    }

    /** The folder in which the new site is to be written; files of a former one may stand there. */
    public Path staging() {
        return work.staging();
    }

    /** Begins with an empty folder, where the former site cannot be used. */
    public void startOver() throws IOException {
        work.discarded(staging());
        Files.createDirectories(staging());
    }

    /**
     * Seals the staged files with a manifest and puts them in place. Files of the old site that its manifest does not
     * own are carried over.
     *
     * @param manifest of the staged files
     * @param signer gives the text of the signature for the text of the manifest, beside which it is put
     * @param folders of both sites
     * @return empty, with diagnostics, where such a file stands in the way of a planned one
     */
    public Optional<Published> publish(
            Manifest manifest, Optional<UnaryOperator<String>> signer, Folders folders, Diagnostics diagnostics)
            throws IOException {
        String text = manifest.text();
        byte[] bytes = Utf8.encode(text);
        CompletableFuture<Sha256> siteDigest = CompletableFuture.supplyAsync(() -> Sha256.of(bytes));
        writeAnew(Manifest.NAME, Optional.of(bytes));
        writeAnew(Manifest.SIGNATURE, signer.map(sign -> Utf8.encode(sign.apply(text))));
        Optional<ForeignFiles> foreign = before.map(old -> new ForeignFiles(old, folders));
        if (foreign.isPresent()) {
            foreign.get().carry(target, staging(), diagnostics);
        }
        if (diagnostics.hasErrors()) {
            return Optional.empty();
        }
        folders.takePlace(foreign.map(ForeignFiles::came).orElse(Set.of()));
        try {
            swap();
        } catch (FileSystemException e) {
            if (!String.valueOf(e.getReason()).contains("busy")) {
                throw e;
            }
            return refused(diagnostics, target, MOUNTED);
        }
        if (foreign.isPresent() && Files.exists(work.old())) {
            carryLate(foreign.get(), diagnostics);
        }
        List<String> kept = foreign.map(ForeignFiles::carried).map(List::copyOf).orElse(List.of());
        return Optional.of(new Published(manifest, siteDigest.join(), kept, waiting() > 0));
    }

    /**
     * Carries what came since the old site was looked at; from now on, files come to the new one. What cannot be carried
     * stays in the old site, and that stays beside the new one.
     */
    private void carryLate(ForeignFiles foreign, Diagnostics diagnostics) throws IOException {
        Diagnostics found = new Diagnostics();
        try {
            foreign.carry(work.old(), target, found);
            if (!found.hasErrors()) {
                return;
            }
        } catch (IOException e) {
            // It is in the old site.
        }
        Path aside = WorkFolder.free(target.resolveSibling(target.getFileName() + ".old"));
        WorkFolder.move(work.old(), aside);
        diagnostics.add(Code.OUTPUT, Place.ofFile(aside.toString()), LATE, "look for it here");
    }

    /**
     * Leaves further copies of a published site, of second names of its files, for next builds to begin with. To make one
     * is most of what such a build would have to do.
     *
     * @param files of the site
     * @param wanted how many sites shall wait, the one that was replaced among them; at most {@link FormerSites#MOST}
     * @return where those are until this publication ends that were missing and could be made
     */
    public List<Path> leaveSpares(Set<String> files, int wanted) {
        List<Path> made = new ArrayList<>();
        if (owner == Owner.PROGRAM || !swapped || !keepsByNames()) {
            return made;
        }
        try {
            for (Path spare : work.spares().subList(Math.min(waiting(), wanted), wanted)) {
                Spare.make(target, files, spare);
                made.add(spare);
            }
        } catch (IOException e) {
            // What was begun is deleted in the end.
        }
        return made;
    }

    private int waiting() {
        boolean replaced = Files.exists(work.old(), LinkOption.NOFOLLOW_LINKS);
        return former.map(FormerSites::count).orElse(0) + (replaced ? 1 : 0);
    }

    /** Whether what is made here can be renamed to where former sites lie. */
    private boolean keepsByNames() {
        try {
            return former.isPresent()
                    && Files.getFileStore(work.path())
                            .equals(Files.getFileStore(former.get().folder()));
        } catch (IOException e) {
            return false;
        }
    }

    /** A file of a former site may have other names elsewhere, which keep its bytes. */
    private void writeAnew(String name, Optional<byte[]> bytes) throws IOException {
        Path file = staging().resolve(name);
        Files.deleteIfExists(file);
        if (bytes.isPresent()) {
            Files.write(file, bytes.get());
        }
    }

    /** Folders of one file system that are mounted elsewhere in it show only when they are renamed. */
    private static boolean isMountPoint(Path target, Path parent) {
        try {
            return Files.exists(target) && !Files.getFileStore(target).equals(Files.getFileStore(parent));
        } catch (IOException e) {
            return false;
        }
    }

    /** Where the new site cannot take the place, the old one has it back. */
    private void swap() throws IOException {
        boolean replaces = Files.exists(target, LinkOption.NOFOLLOW_LINKS);
        if (replaces) {
            WorkFolder.move(target, work.old());
        }
        try {
            WorkFolder.move(staging(), target);
        } catch (IOException e) {
            restore();
            throw e;
        }
        swapped = true;
    }

    private void restore() throws IOException {
        if (Files.exists(work.old()) && !Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
            WorkFolder.move(work.old(), target);
        }
    }

    /**
     * A site in its place.
     *
     * @param manifest of the files that the build wrote
     * @param siteDigest that of the manifest
     * @param foreign paths of files that it did not write and kept
     * @param anotherWaits whether there is one, the replaced or another, out of which the next may grow
     */
    public record Published(Manifest manifest, Sha256 siteDigest, List<String> foreign, boolean anotherWaits) {
        public Published {
            foreign = List.copyOf(foreign);
        }
    }

    /** What cannot be deleted is left to the next build: the site itself is in its place. */
    @Override
    public void close() throws IOException {
        boolean clean;
        try (lock) {
            restore();
            if (former.isPresent()) {
                former.get().keep(swapped ? work.old() : staging());
                work.spares().forEach(former.get()::keep);
            }
            boolean noSpare = work.spares().stream().filter(Folder::deleted).count() == FormerSites.MOST;
            clean = Folder.deleted(staging()) && (!swapped || work.discarded(work.old())) && noSpare;
            Files.deleteIfExists(work.path().resolve(FolderLock.NAME));
        }
        if (clean && !Files.exists(work.old())) {
            Folder.deleted(work.path());
        }
    }

    /** Brings back the site that a program left in the working folder when it was ended between its two renames. */
    public static void mend(Path target) throws IOException {
        Path absolute = Folder.behind(target);
        Path old = WorkFolder.beside(absolute).old();
        if (Files.isDirectory(old) && !Files.exists(absolute, LinkOption.NOFOLLOW_LINKS)) {
            Optional<Publication> begun = begin(target, new Diagnostics());
            if (begun.isPresent()) {
                begun.get().close();
            }
        }
    }

    private void recover() throws IOException {
        restore();
        work.clear();
    }

    private boolean isOurs() throws IOException {
        if (!Files.exists(target) || (owner == Owner.PROGRAM && Manifest.isIn(target))) {
            return true;
        }
        before = Files.isDirectory(target) ? Manifest.read(target) : Optional.empty();
        return before.isPresent()
                || (Files.isDirectory(target) && Folder.files(target).isEmpty());
    }

    private static <T> Optional<T> refused(Diagnostics diagnostics, Path target, String message) {
        diagnostics.add(Code.OUTPUT, Place.ofFile(target.toString()), message);
        return Optional.empty();
    }
}
