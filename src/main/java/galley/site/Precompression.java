package galley.site;

import galley.ledger.FileStore;
import galley.ledger.ValueDigest;
import galley.pack.Brotli;
import galley.pack.Gzip;
import galley.text.Sha256;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;

/** Writes {@code .gz} and {@code .br} files beside texts, for hosts that serve them ready made. */
final class Precompression {
    private static final Set<String> TEXTS =
            Set.of("html", "css", "js", "json", "jsonld", "md", "txt", "xml", "svg", "webmanifest");

    /** What a packet holds anyway need not be smaller. */
    private static final int LEAST = 512;

    /** A form of compression, by the ending of its files. */
    private record Form(String ending, UnaryOperator<byte[]> pack) {}

    private static final List<Form> FORMS = List.of(new Form(".gz", Gzip::of), new Form(".br", Brotli::of));

    private final Path folder;
    private final FileStore store;
    private final Map<String, Sha256> texts;
    private final Map<String, Sha256> written = new ConcurrentHashMap<>();

    private Precompression(Path folder, FileStore store, Map<String, Sha256> texts) {
        this.folder = folder;
        this.store = store;
        this.texts = texts;
    }

    /**
     * Compresses the texts among some files; one that does not get smaller has no file beside it, and one that has
     * such a file keeps that.
     *
     * @param folder in which they lie
     * @param store knows what was made of the same bytes before
     * @param files their digests by their paths
     * @return the digests of what was written, by path
     */
    static Map<String, Sha256> write(Path folder, FileStore store, Map<String, Sha256> files) throws IOException {
        Precompression made = new Precompression(folder, store, Map.copyOf(files));
        try {
            made.texts.keySet().parallelStream().filter(Precompression::isText).forEach(made::compress);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        return made.written;
    }

    private static boolean isText(String path) {
        return TEXTS.contains(path.substring(path.lastIndexOf('.') + 1));
    }

    private void compress(String path) {
        for (Form form : FORMS) {
            if (!texts.containsKey(path + form.ending())) {
                compress(path, form);
            }
        }
    }

    private void compress(String path, Form form) {
        String name = path + form.ending();
        Path target = folder.resolve(name);
        Sha256 key = ValueDigest.of(form.ending(), texts.get(path));
        Optional<Sha256> taken = store.take(key, target);
        try {
            Optional<Sha256> digest = taken.isPresent() ? taken : made(folder.resolve(path), form, target);
            if (taken.isEmpty()) {
                digest.ifPresent(fresh -> store.keep(key, fresh, target));
            }
            digest.ifPresent(known -> written.put(name, known));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Optional<Sha256> made(Path text, Form form, Path target) throws IOException {
        byte[] bytes = Files.readAllBytes(text);
        byte[] packed = bytes.length < LEAST ? bytes : form.pack().apply(bytes);
        if (packed.length >= bytes.length) {
            return Optional.empty();
        }
        Files.write(target, packed);
        return Optional.of(Sha256.of(packed));
    }
}
