package galley.site;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.ledger.FileStore;
import galley.ledger.SeenFolders;
import galley.ledger.StandingFiles;
import galley.ledger.ValueDigest;
import galley.publication.Manifest;
import galley.text.Ascending;
import galley.text.Place;
import galley.text.Sha256;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The folder in which a new site grows. What a build before this one made of the same inputs is put there, or stays
 * there, as it is; only the rest is made.
 */
public final class Staging implements PageSink {
    private static final int STRIDE = 64;

    private final StandingFiles standing;
    private final FileStore store;
    private final Sha256 frame;
    private final boolean packs;
    private final Set<String> anew;
    private final Map<String, Sha256> digests;
    private final Map<String, Sha256> keys = new ConcurrentHashMap<>();

    /**
     * A folder.
     *
     * @param standing what stands there: nothing, or a site of before
     * @param frame the digest of all that shapes every page: the program, the templates, what every template sees
     * @param packs whether texts get compressed files beside them
     * @param planned the paths of the new site; what else stands there goes
     * @param anew the paths of those that are made again, whatever is remembered of them
     * @throws IOException also when something that stands there cannot go
     */
    public Staging(
            StandingFiles standing, FileStore store, Sha256 frame, boolean packs, Set<String> planned, Set<String> anew)
            throws IOException {
        this.standing = standing;
        this.store = store;
        this.frame = frame;
        this.packs = packs;
        this.anew = Set.copyOf(anew);
        this.digests = new ConcurrentHashMap<>(planned.size());
        keepOnly(planned);
    }

    /** The path of the text that a file was packed from; that of the file itself where it is none of these. */
    public static String text(String path) {
        return Precompression.text(path);
    }

    /** Puts files there that were all made before, by their paths and keys; says whether all are there. */
    public boolean takeAll(Map<String, String> wanted) {
        return wanted.entrySet().parallelStream().allMatch(file -> {
            Optional<Sha256> digest = store.take(file.getValue(), standing, file.getKey());
            digest.ifPresent(found -> digests.put(file.getKey(), found));
            return digest.isPresent();
        });
    }

    /** Knows nothing of these files any more: they are planned anew. */
    public void leave(Set<String> paths) {
        paths.forEach(digests::remove);
    }

    private void keepOnly(Set<String> planned) throws IOException {
        Set<String> wanted = new HashSet<>(planned);
        wanted.add(Manifest.NAME);
        if (packs) {
            standing.paths().stream()
                    .filter(path -> planned.contains(Precompression.text(path)))
                    .forEach(wanted::add);
        }
        standing.keepOnly(wanted);
    }

    /** Puts pages there that were made before, and returns the others in their order. */
    public List<PlannedPage> take(SitePlan plan) {
        plan.pages().parallelStream()
                .filter(page -> !anew.contains(page.path()))
                .forEach(page -> store.take(key(page), standing, page.path())
                        .ifPresent(digest -> digests.put(page.path(), digest)));
        return plan.pages().stream()
                .filter(page -> !digests.containsKey(page.path()))
                .toList();
    }

    /** Puts a page here that was just baked; the next build may use it. */
    @Override
    public void put(PlannedPage page, byte[] bytes) throws IOException {
        Path file = create(page.path(), bytes);
        Sha256 digest = Sha256.of(bytes);
        digests.put(page.path(), digest);
        store.keep(key(page), bytes, digest, file);
    }

    /** Has the next build bake pages again: it would say what this one said of them. */
    public void forget(List<PlannedPage> pages) {
        pages.forEach(page -> store.forget(key(page)));
    }

    /** Writes the planned files. */
    public void write(SitePlan plan) throws IOException {
        try {
            mixed(plan.files()).parallelStream().forEach(this::write);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /** In another order: what takes long, as covers do, stands together in that of paths, and one thread would get it. */
    private static List<SiteFile> mixed(List<SiteFile> files) {
        List<SiteFile> mixed = new ArrayList<>();
        for (int first = 0; first < STRIDE; first++) {
            for (int i = first; i < files.size(); i += STRIDE) {
                mixed.add(files.get(i));
            }
        }
        return mixed;
    }

    /**
     * The manifest of the site: every planned path was taken or written by now, and no other but that of a compressed
     * file. Nothing else comes here, so the folder is not walked once more.
     */
    public Manifest finished(Set<String> paths, Diagnostics diagnostics) throws IOException {
        Set<String> planned = packs ? withPacked(paths) : paths;
        SortedMap<String, Sha256> files = packs ? Ascending.sorted(digests.entrySet()) : inOrderOf(paths);
        // In the order of paths, there are no others.
        boolean all = packs ? digests.keySet().containsAll(planned) : files.size() == planned.size();
        if (!all || planned.size() != digests.size()) {
            compare(planned, digests.keySet(), "was planned but not written", diagnostics);
            compare(digests.keySet(), planned, "was written but not planned", diagnostics);
        }
        return new Manifest(files);
    }

    /** The digests in the order of paths, which are sorted as plans and what is remembered of sites are. */
    private SortedMap<String, Sha256> inOrderOf(Set<String> paths) {
        List<Map.Entry<String, Sha256>> files = new ArrayList<>(paths.size());
        for (String path : paths) {
            Sha256 digest = digests.get(path);
            if (digest != null) {
                files.add(Map.entry(path, digest));
            }
        }
        return Ascending.map(files);
    }

    private Set<String> withPacked(Set<String> paths) throws IOException {
        Set<String> all = new HashSet<>(paths);
        all.addAll(packed(paths));
        return all;
    }

    /** Puts compressed files beside the texts that are there, and returns their paths. */
    private Set<String> packed(Set<String> planned) throws IOException {
        Map<String, Precompression.Packed> packed = Precompression.write(standing, store, digests);
        packed.forEach((path, file) -> {
            digests.put(path, file.digest());
            keys.put(path, file.key());
        });
        for (String path : standing.paths()) {
            if (!planned.contains(path) && !packed.containsKey(path) && !path.equals(Manifest.NAME)) {
                standing.delete(path);
            }
        }
        return packed.keySet();
    }

    /** The keys, in hexadecimal digits, by which the files can be taken again, by their paths. */
    public SortedMap<String, String> keys() {
        List<Map.Entry<String, String>> known = new ArrayList<>();
        keys.forEach((path, key) -> known.add(Map.entry(path, key.hex())));
        return Ascending.sorted(known);
    }

    /** These folders, as they are now. */
    public SeenFolders seen(Set<String> folders) {
        return standing.seen(folders);
    }

    /** The digests of the files that were taken or kept, by their paths. */
    public Map<String, Sha256> digests() {
        return Collections.unmodifiableMap(digests);
    }

    /** What was written at a path. */
    byte[] bytes(String path) {
        try {
            return Files.readAllBytes(standing.path(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The manifest of the bytes that are there, whatever is remembered of them. */
    public Manifest manifest() throws IOException {
        return Manifest.of(standing.root());
    }

    /** Made once: to know the inputs of some pages is to make their models. */
    private Sha256 key(PlannedPage page) {
        return keys.computeIfAbsent(
                page.path(),
                path -> ValueDigest.of(frame, path, page.type(), page.inputs().get()));
    }

    private void write(SiteFile file) {
        String path = file.path().value();
        keys.put(path, file.key());
        Optional<Sha256> taken = anew.contains(path) ? Optional.empty() : store.take(file.key(), standing, path);
        digests.put(path, taken.orElseGet(() -> written(path, file)));
    }

    private Sha256 written(String path, SiteFile file) {
        byte[] bytes = file.bytes();
        Sha256 digest = file.digest(bytes);
        try {
            Path target = create(path, bytes);
            store.keep(file.key(), bytes, digest, target);
            return digest;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes a file where there is none; one that has other names is never written to. */
    private Path create(String path, byte[] bytes) throws IOException {
        Path file = standing.clear(path);
        try {
            return Files.write(file, bytes, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        } catch (FileSystemException e) {
            throw e;
        } catch (IOException e) {
            // A full disk is told without a name.
            throw new FileSystemException(path, null, e.getMessage());
        }
    }

    private static void compare(Set<String> some, Set<String> others, String what, Diagnostics diagnostics) {
        some.stream()
                .filter(path -> !others.contains(path))
                .sorted()
                .forEach(path -> diagnostics.add(
                        Code.OUTPUT,
                        Place.ofFile(path),
                        "Expected the site to be as planned, but this file " + what + "."));
    }
}
