package galley.site;

import galley.ledger.FileStore;
import galley.ledger.StandingFiles;
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

    private final StandingFiles site;
    private final FileStore store;
    private final Map<String, Sha256> texts;
    private final Map<String, Packed> written = new ConcurrentHashMap<>();

    /** A file that was written, with the key by which it can be taken again. */
    record Packed(Sha256 key, Sha256 digest) {}

    private Precompression(StandingFiles site, FileStore store, Map<String, Sha256> texts) {
        this.site = site;
        this.store = store;
        this.texts = texts;
    }

    /** The path of the text that a path of this form would be packed from; the path itself for all others. */
    static String text(String path) {
        return FORMS.stream()
                .filter(form -> path.endsWith(form.ending()))
                .map(form -> path.substring(0, path.length() - form.ending().length()))
                .findFirst()
                .orElse(path);
    }

    /**
     * Compresses the texts among some files; one that does not get smaller has no file beside it, and one that has
     * such a file keeps that.
     *
     * @param site in which they lie
     * @param store knows what was made of the same bytes before
     * @param files their digests by their paths
     * @return what was written, by path
     */
    static Map<String, Packed> write(StandingFiles site, FileStore store, Map<String, Sha256> files)
            throws IOException {
        Precompression made = new Precompression(site, store, Map.copyOf(files));
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
        Sha256 key = ValueDigest.of(form.ending(), texts.get(path));
        try {
            Optional<Sha256> taken = store.take(key, site, name);
            Optional<Sha256> digest = taken.isPresent() ? taken : made(path, form, key);
            digest.ifPresent(known -> written.put(name, new Packed(key, known)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Optional<Sha256> made(String path, Form form, Sha256 key) throws IOException {
        byte[] bytes = Files.readAllBytes(site.path(path));
        byte[] packed = bytes.length < LEAST ? bytes : form.pack().apply(bytes);
        if (packed.length >= bytes.length) {
            return Optional.empty();
        }
        Path target = site.clear(path + form.ending());
        Files.write(target, packed);
        Sha256 digest = Sha256.of(packed);
        store.keep(key, packed, digest, target);
        return Optional.of(digest);
    }
}
