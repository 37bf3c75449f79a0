package galley.build;

import galley.ledger.FileStore;
import galley.ledger.KnownFolders;
import galley.ledger.LedgerFile;
import galley.ledger.StandingFiles;
import galley.ledger.StoredFile;
import galley.ledger.ValueDigest;
import galley.publication.FormerSites;
import galley.text.Sha256;
import galley.verify.Verifier;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
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
    /** The site that stands there, and the former ones: a site that does not change puts them in place in turn. */
    private static final int SITES = 1 + FormerSites.MOST;

    private final Path folder;
    private final Optional<LedgerLock> lock;
    private final Optional<LedgerFile> file;
    private Optional<Known> known = Optional.empty();
    private Optional<Lessons> lessons = Optional.empty();
    private final List<KnownFolders> folders = new ArrayList<>();

    /**
     * All that is written down.
     *
     * @param files that were made, by their keys
     * @param folders of the last sites, the last one first
     * @param site the last one
     */
    record Memory(SortedMap<String, StoredFile> files, List<KnownFolders> folders, Optional<RememberedSite> site) {}

    /** The same, ready for use. */
    private record Known(FileStore files, List<KnownFolders> folders, Optional<RememberedSite> site) {}

    private record Lessons(Sha256 origin, LessonLedger ledger) {}

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
     * The lessons of the build before, and those that this one has read already.
     *
     * @param settings that shape what becomes of a lesson, besides its files
     */
    LessonLedger lessons(Object settings, Verifier verifier) {
        Sha256 origin = origin(settings);
        Lessons now = lessons.filter(last -> last.origin().equals(origin))
                .orElseGet(() ->
                        new Lessons(origin, new LessonLedger(lock.map(own -> lessonFile(folder, origin)), verifier)));
        lessons = Optional.of(now);
        return now.ledger();
    }

    /** All that shapes what becomes of a lesson, besides its files. */
    private static Sha256 origin(Object settings) {
        return ValueDigest.of(Program.digest(), settings);
    }

    private static LedgerFile lessonFile(Path folder, Sha256 origin) {
        return new LedgerFile(folder.resolve(BuildOptions.LESSONS), origin);
    }

    /** What the last build with these settings wrote down of lessons, for one who writes down nothing. */
    static Map<String, RememberedLesson> lessonsIn(Path folder, Object settings) {
        return lessonFile(folder, origin(settings))
                .read(LessonLedger.Memory.class)
                .<Map<String, RememberedLesson>>map(LessonLedger.Memory::lessons)
                .orElse(Map.of());
    }

    /** Where sites stay for next builds, if they can be of use. */
    Optional<FormerSites> former() {
        return lock.isPresent() && StandingFiles.areKnownIn(folder)
                ? Optional.of(new FormerSites(folder))
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

    /** Those of the folders of a site in which something may have come or gone; empty where these may be any. */
    Optional<Set<String>> unsettled(Path site, Set<String> all) {
        return known().folders().stream()
                .filter(own -> own.areThoseOf(site, all))
                .findFirst()
                .map(own -> Set.copyOf(own.unsettled()));
    }

    /** Knows the folders of the site that this build puts in its place. */
    void keepFolders(KnownFolders now) {
        if (former().isPresent()) {
            folders.add(now);
        }
    }

    /** Knows that all files of that site got another name in each of these. */
    void keepSpares(List<KnownFolders> spares) {
        if (!spares.isEmpty()) {
            spares.forEach(this::keepFolders);
            files().renameAll();
        }
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
            now.ifPresent(own -> files.keepOnly(new HashSet<>(own.keys().values())));
            List<KnownFolders> sites = Stream.concat(folders.stream(), known().folders().stream())
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
