package galley.build;

import galley.ledger.FileStore;
import galley.ledger.FolderLooks;
import galley.ledger.LedgerFile;
import galley.ledger.StandingFiles;
import galley.ledger.StoredFile;
import galley.ledger.ValueDigest;
import galley.text.Sha256;
import galley.verify.Verifier;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What a build remembers of the one before: the files that it made, its whole site, and its lessons. One build at a time
 * uses a ledger; another one remembers nothing.
 */
final class BuildLedger implements AutoCloseable {
    private final Path folder;
    private final Optional<LedgerLock> lock;
    private final Optional<LedgerFile> file;
    private final FileStore files;
    private final Optional<RememberedSite> site;

    /** The site that stands there, and the one before. */
    private static final int SITES = 2;

    /** Of the last sites, what tells whether anything came or went in their folders; the last one first. */
    private List<String> folders;

    /** What is written down of files, by their keys, of the folders that they lie in, and of the site. */
    record Memory(SortedMap<String, StoredFile> files, List<String> folders, Optional<RememberedSite> site) {}

    private BuildLedger(Path folder, Optional<LedgerLock> lock) {
        this.folder = folder;
        this.lock = lock;
        this.file = lock.map(own -> new LedgerFile(folder.resolve(BuildOptions.SITE), Program.digest()));
        Optional<Memory> memory = file.flatMap(own -> own.read(Memory.class));
        this.site = memory.flatMap(Memory::site);
        this.folders = memory.map(Memory::folders).orElse(List.of());
        this.files = lock.isEmpty()
                ? FileStore.none()
                : FileStore.in(
                        folder.resolve(BuildOptions.PAGES),
                        memory.map(Memory::files).orElseGet(TreeMap::new));
    }

    /**
     * The ledger in a folder.
     *
     * @param folder which need not exist; empty to remember nothing
     */
    static BuildLedger open(Optional<Path> folder) {
        return new BuildLedger(folder.orElse(Path.of("")), folder.flatMap(LedgerLock::take));
    }

    /**
     * The lessons of the build before.
     *
     * @param settings that shape what becomes of a lesson, besides its files
     */
    LessonLedger lessons(Object settings, Verifier verifier) {
        return new LessonLedger(
                lock.map(own -> new LedgerFile(
                        folder.resolve(BuildOptions.LESSONS), ValueDigest.of(Program.digest(), settings))),
                verifier);
    }

    /** Where the site of the build before this one stays for the next, if it can be of use. */
    Optional<Path> former() {
        return lock.isPresent() && StandingFiles.areKnownIn(folder)
                ? Optional.of(folder.resolve(BuildOptions.FORMER))
                : Optional.empty();
    }

    /** The files that were made before. */
    FileStore files() {
        return files;
    }

    /** The site of the build before, if it can be made again of its files alone. */
    Optional<RememberedSite> site() {
        return site;
    }

    /** Whether nothing came or went in the folders of some files of a site, but its root, since a build put it there. */
    boolean areUntouched(Path folder, Set<String> paths) {
        return !folders.isEmpty()
                && FolderLooks.digest(folder, paths)
                        .map(Sha256::hex)
                        .filter(folders::contains)
                        .isPresent();
    }

    /** Knows the folders of a site that this build puts in its place. */
    void keepFolders(Optional<Sha256> digest) {
        folders = Stream.concat(digest.map(Sha256::hex).stream(), folders.stream())
                .distinct()
                .limit(SITES)
                .toList();
    }

    /**
     * Writes down what this build leaves.
     *
     * @param now the site, if the next build may make it again of its files alone
     * @throws IOException where the file system refuses; what was written down before still holds, or is not there
     */
    void save(boolean published, Optional<RememberedSite> now) throws IOException {
        if (file.isPresent()) {
            file.get().write(new Memory(published ? files.used() : files.all(), folders, now));
            if (published) {
                files.prune();
            }
        }
    }

    @Override
    public void close() {
        lock.ifPresent(LedgerLock::close);
    }
}
