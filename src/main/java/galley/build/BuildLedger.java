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
    /** The site that stands there, and the one before. */
    private static final int SITES = 2;

    private final Path folder;
    private final Optional<LedgerLock> lock;
    private final Optional<LedgerFile> file;
    private Optional<Known> known = Optional.empty();
    private Optional<Sha256> folders = Optional.empty();

    /**
     * All that is written down.
     *
     * @param files that were made, by their keys
     * @param folders of the last sites, what tells whether anything came or went in their folders; the last one first
     * @param site the last one
     */
    record Memory(SortedMap<String, StoredFile> files, List<String> folders, Optional<RememberedSite> site) {}

    /** The same, ready for use. */
    private record Known(FileStore files, List<String> folders, Optional<RememberedSite> site) {}

    private BuildLedger(Path folder, Optional<LedgerLock> lock) {
        this.folder = folder;
        this.lock = lock;
        this.file = lock.map(own -> new LedgerFile(folder.resolve(BuildOptions.SITE), Program.digest()));
    }

    /** It takes a while to read, and is read when somebody asks. */
    private synchronized Known known() {
        Known now = known.orElseGet(this::read);
        known = Optional.of(now);
        return now;
    }

    private Known read() {
        Optional<Memory> memory = file.flatMap(own -> own.read(Memory.class));
        FileStore files = lock.isEmpty()
                ? FileStore.none()
                : FileStore.in(
                        folder.resolve(BuildOptions.PAGES),
                        memory.map(Memory::files).orElseGet(TreeMap::new));
        return new Known(files, memory.map(Memory::folders).orElse(List.of()), memory.flatMap(Memory::site));
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
        return known().files();
    }

    /** The site of the build before, if it can be made again of its files alone. */
    Optional<RememberedSite> site() {
        return known().site();
    }

    /** Whether nothing came or went in the folders of some files of a site, but its root, since a build put it there. */
    boolean areUntouched(Path site, Set<String> paths) {
        List<String> before = known().folders();
        return !before.isEmpty()
                && FolderLooks.digest(site, paths)
                        .map(Sha256::hex)
                        .filter(before::contains)
                        .isPresent();
    }

    /** Knows the folders of the site that this build puts in its place. */
    void keepFolders(Optional<Sha256> digest) {
        folders = digest;
    }

    /**
     * Writes down what this build leaves.
     *
     * @param now the site, if the next build may make it again of its files alone
     * @throws IOException where the file system refuses; what was written down before still holds, or is not there
     */
    void save(boolean published, Optional<RememberedSite> now) throws IOException {
        if (file.isPresent()) {
            FileStore files = files();
            List<String> sites = Stream.concat(folders.map(Sha256::hex).stream(), known().folders().stream())
                    .distinct()
                    .limit(SITES)
                    .toList();
            file.get().write(new Memory(published ? files.used() : files.all(), sites, now));
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
