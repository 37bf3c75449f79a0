package galley.site;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.ledger.FileStore;
import galley.ledger.ValueDigest;
import galley.publication.Folder;
import galley.publication.Manifest;
import galley.text.Place;
import galley.text.Sha256;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The folder in which a new site grows. What a build before this one made of the same inputs is put there as it is; only
 * the rest is made.
 */
public final class Staging {
    private final Path folder;
    private final FileStore store;
    private final Sha256 frame;
    private final Map<String, Sha256> digests = new ConcurrentHashMap<>();
    private final Map<String, Sha256> keys = new ConcurrentHashMap<>();

    /**
     * An empty folder.
     *
     * @param frame the digest of all that shapes every page: the program, the templates, what every template sees
     */
    public Staging(Path folder, FileStore store, Sha256 frame) {
        this.folder = folder;
        this.store = store;
        this.frame = frame;
    }

    /** Puts pages there that were made before, and returns the others in their order. */
    public List<PlannedPage> take(List<PlannedPage> pages) {
        pages.parallelStream()
                .forEach(page -> store.take(key(page), folder.resolve(page.path()))
                        .ifPresent(digest -> digests.put(page.path(), digest)));
        return pages.stream().filter(page -> !digests.containsKey(page.path())).toList();
    }

    /** Keeps pages, which were just baked, for the next build. */
    public void keep(List<PlannedPage> baked) throws IOException {
        try {
            baked.parallelStream().forEach(page -> {
                Path file = folder.resolve(page.path());
                Sha256 digest = Manifest.digest(file);
                digests.put(page.path(), digest);
                store.keep(key(page), digest, file);
            });
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /** Writes the planned files; every planned path must then be there, and no other. */
    public void write(SitePlan plan, Diagnostics diagnostics) throws IOException {
        try {
            plan.files().parallelStream().forEach(this::write);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        SortedSet<String> written = new TreeSet<>(Folder.files(folder));
        compare(plan.paths(), written, "was planned but not written", diagnostics);
        compare(written, plan.paths(), "was written but not planned", diagnostics);
    }

    /** Puts compressed files beside the texts that are there. */
    public void precompress() throws IOException {
        Manifest written = Manifest.of(folder, digests);
        digests.putAll(Precompression.write(folder, store, written.digests()));
    }

    /** The digests of the files that were taken or kept, by their paths. */
    public Map<String, Sha256> digests() {
        return Collections.unmodifiableMap(digests);
    }

    /** What was written at a path. */
    byte[] bytes(String path) {
        try {
            return Files.readAllBytes(folder.resolve(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The manifest of the bytes that are there, whatever is remembered of them. */
    public Manifest manifest() throws IOException {
        return Manifest.of(folder);
    }

    /** Made once: to know the inputs of some pages is to make their models. */
    private Sha256 key(PlannedPage page) {
        return keys.computeIfAbsent(
                page.path(),
                path -> ValueDigest.of(frame, path, page.type(), page.inputs().get()));
    }

    private void write(SiteFile file) {
        String name = file.path().value();
        Path path = folder.resolve(name);
        Optional<Sha256> taken = file.key().flatMap(key -> store.take(key, path));
        if (taken.isPresent()) {
            digests.put(name, taken.get());
            return;
        }
        byte[] bytes = file.bytes();
        try {
            Files.createDirectories(path.getParent());
            Files.write(path, bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Sha256 digest = Sha256.of(bytes);
        digests.put(name, digest);
        file.key().ifPresent(key -> store.keep(key, digest, path));
    }

    private static void compare(
            SortedSet<String> some, SortedSet<String> others, String what, Diagnostics diagnostics) {
        for (String path : some) {
            if (!others.contains(path)) {
                diagnostics.add(
                        Code.OUTPUT,
                        Place.ofFile(path),
                        "Expected the site to be as planned, but this file " + what + ".");
            }
        }
    }
}
