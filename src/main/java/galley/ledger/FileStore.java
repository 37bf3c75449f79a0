package galley.ledger;

import galley.text.Ascending;
import galley.text.Sha256;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Files by the digest of all that they were made of. A file goes from here into a site as a second name of the same
 * file where the file system has such names, else as a copy. Safe to use from several threads.
 */
public final class FileStore {
    private static final Pattern KEY = Pattern.compile("[0-9a-f]{64}");

    private final Optional<Path> folder;
    private final Map<String, StoredFile> known;

    /** The keys of the known files in their order. */
    private final List<String> order;

    /** Files that stay where they are. */
    private final Map<String, StoredFile> used;

    /** Files that get a name in this build, as they were before it. */
    private final Map<String, StoredFile> named = new ConcurrentHashMap<>();

    private final Set<Path> folders = ConcurrentHashMap.newKeySet();
    private final AtomicInteger kept = new AtomicInteger();
    private volatile boolean looksNew;

    private FileStore(Optional<Path> folder, SortedMap<String, StoredFile> known) {
        this.folder = folder;
        this.known = new HashMap<>(known);
        this.order = List.copyOf(known.keySet());
        this.used = new ConcurrentHashMap<>(known.size());
    }

    /** A store that holds nothing and keeps nothing. */
    public static FileStore none() {
        return new FileStore(Optional.empty(), new TreeMap<>());
    }

    /**
     * The store in a folder, which need not exist.
     *
     * @param known the files that the last build left, by their keys
     */
    public static FileStore in(Path folder, SortedMap<String, StoredFile> known) {
        return new FileStore(Optional.of(folder), known);
    }

    /**
     * Puts the file of a key at a path of a site, in the place of what stands there.
     *
     * @return the digest of its bytes; empty when there is no such file, or it cannot be trusted or put there
     */
    public Optional<Sha256> take(Sha256 key, StandingFiles site, String path) {
        return take(key.hex(), site, path);
    }

    /** The same by the hexadecimal digits of the key. */
    public Optional<Sha256> take(String key, StandingFiles site, String path) {
        StoredFile stored = known.get(key);
        if (stored == null || folder.isEmpty() || !site.suits(stored)) {
            return Optional.empty();
        }
        try {
            Optional<StoredFile> standing = site.held(path, stored);
            if (standing.isPresent()) {
                stays(key, stored, standing.get());
            } else if (!put(key, stored, site, path)) {
                return Optional.empty();
            }
            return Optional.of(new Sha256(stored.digest()));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private void stays(String key, StoredFile stored, StoredFile now) {
        if (now.look().isUntouched(stored.look())) {
            used.put(key, stored);
        } else {
            looksNew = true;
            used.put(key, now);
        }
    }

    private boolean put(String key, StoredFile stored, StandingFiles site, String path) throws IOException {
        Path file = path(folder.orElseThrow(), key);
        Optional<StoredFile> held = stored.heldBy(file);
        if (held.isPresent()) {
            link(file, site.clear(path));
            site.add(path, held.get());
            named.put(key, held.get());
        }
        return held.isPresent();
    }

    /** The digest of the bytes of a file of before, whether or not it is still there. */
    public Optional<Sha256> digest(Sha256 key) {
        return Optional.ofNullable(known.get(key.hex())).map(StoredFile::digest).map(Sha256::new);
    }

    /** The bytes of a file of before, if it is there and can be trusted. */
    public Optional<byte[]> bytes(Sha256 key) {
        StoredFile stored = known.get(key.hex());
        if (stored == null || folder.isEmpty()) {
            return Optional.empty();
        }
        try {
            Path file = path(folder.get(), key.hex());
            return stored.heldBy(file).isPresent() ? Optional.of(Files.readAllBytes(file)) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Keeps a file that was just made of these bytes. What cannot be kept is made again by the next build. */
    public void keep(Sha256 key, byte[] bytes, Sha256 digest, Path made) {
        if (folder.isEmpty()) {
            return;
        }
        try {
            Path file = path(folder.get(), key.hex());
            createFolder(file.getParent());
            Files.deleteIfExists(file);
            link(made, file);
            named.put(key.hex(), StoredFile.of(file, bytes, digest));
            kept.incrementAndGet();
        } catch (IOException e) {
            named.remove(key.hex());
        }
    }

    /** Keeps a file of this build no longer. */
    public void forget(Sha256 key) {
        if (folder.isPresent() && named.remove(key.hex()) != null) {
            try {
                delete(folder.get(), key.hex());
            } catch (IOException e) {
                // It takes room until the memory of builds is deleted.
            }
        }
    }

    /** The files that this build put into its site and that nobody wrote to since, as they look now. */
    public SortedMap<String, StoredFile> used() {
        Map<String, StoredFile> settled = new ConcurrentHashMap<>(named.size());
        named.entrySet().parallelStream()
                .forEach(entry -> settled(entry.getKey(), entry.getValue())
                        .ifPresent(stored -> settled.put(entry.getKey(), stored)));
        List<Map.Entry<String, StoredFile>> files = new ArrayList<>(used.size() + settled.size());
        // Most were known before, and need no sorting.
        for (String key : order) {
            StoredFile renamed = settled.remove(key);
            StoredFile file = renamed == null ? used.get(key) : renamed;
            if (file != null) {
                files.add(Map.entry(key, file.written()));
            }
        }
        files.addAll(settled.entrySet());
        return settled.isEmpty() ? Ascending.map(files) : Ascending.sorted(files);
    }

    private Optional<StoredFile> settled(String key, StoredFile stored) {
        try {
            return folder.isEmpty()
                    ? Optional.empty()
                    : Optional.of(stored.at(path(folder.get(), key)))
                            .filter(now -> stored.look().isSameButForNames(now.look()))
                            .map(StoredFile::written);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Of the files that this build put anywhere, knows only those of these keys: others were replaced since. */
    public void keepOnly(Set<String> keys) {
        used.keySet().retainAll(keys);
        named.keySet().retainAll(keys);
    }

    /** Knows that all files of this build got another name. */
    public void renameAll() {
        named.putAll(used);
        used.clear();
    }

    /** Whether most files of this build were not there before. */
    public boolean madeMost() {
        return kept.get() > (used.size() + named.size()) / 2;
    }

    /** Whether any file got a name in this build. */
    public boolean hasNamed() {
        return !named.isEmpty();
    }

    /** Whether any file had got or lost a name before, so that it does not look as it is written down. */
    public boolean looksNew() {
        return looksNew;
    }

    /** These, and those of the last build. */
    public SortedMap<String, StoredFile> all() {
        SortedMap<String, StoredFile> all = new TreeMap<>(known);
        all.putAll(used());
        return all;
    }

    /** Deletes what this build did not use: of the last build, or, where nothing is known of it, whatever lies there. */
    public void prune() throws IOException {
        if (folder.isPresent()) {
            for (String key : known.isEmpty() ? keys(folder.get()) : known.keySet()) {
                if (!used.containsKey(key) && !named.containsKey(key)) {
                    delete(folder.get(), key);
                }
            }
        }
    }

    /** Deletes all files that a store keeps in a folder, and nothing else that lies there. */
    public static void clear(Path folder) throws IOException {
        for (String key : keys(folder)) {
            delete(folder, key);
        }
    }

    private static void delete(Path folder, String key) throws IOException {
        Path file = path(folder, key);
        if (!Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) {
            Files.deleteIfExists(file);
        }
    }

    private static List<String> keys(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(folder.toRealPath(), 2)) {
            return files.map(file -> String.valueOf(file.getFileName()))
                    .filter(name -> KEY.matcher(name).matches())
                    .toList();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static Path path(Path folder, String key) {
        return folder.resolve(key.substring(0, 2)).resolve(key);
    }

    private void createFolder(Path parent) throws IOException {
        if (!folders.contains(parent)) {
            Files.createDirectories(parent);
            folders.add(parent);
        }
    }

    private static void link(Path from, Path to) throws IOException {
        try {
            Files.createLink(to, from);
        } catch (FileAlreadyExistsException e) {
            throw e;
        } catch (IOException | UnsupportedOperationException e) {
            Files.copy(from, to, StandardCopyOption.COPY_ATTRIBUTES);
        }
    }
}
