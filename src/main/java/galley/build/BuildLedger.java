package galley.build;

import galley.ledger.FileStore;
import galley.ledger.LedgerFile;
import galley.ledger.StandingFiles;
import galley.ledger.StoredFile;
import galley.ledger.ValueDigest;
import galley.verify.Verifier;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

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

    /** What is written down of files, by their keys, and of the site. */
    record Memory(SortedMap<String, StoredFile> files, Optional<RememberedSite> site) {}

    private BuildLedger(Path folder, Optional<LedgerLock> lock) {
        this.folder = folder;
        this.lock = lock;
        this.file = lock.map(own -> new LedgerFile(folder.resolve(BuildOptions.SITE), Program.digest()));
        Optional<Memory> memory = file.flatMap(own -> own.read(Memory.class));
        this.site = memory.flatMap(Memory::site);
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

    /**
     * Writes down what this build leaves.
     *
     * @param now the site, if the next build may make it again of its files alone
     * @throws IOException where the file system refuses; what was written down before still holds, or is not there
     */
    void save(boolean published, Optional<RememberedSite> now) throws IOException {
        if (file.isPresent()) {
            file.get().write(new Memory(published ? files.used() : files.all(), now));
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
