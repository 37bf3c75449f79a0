package galley.site;

import galley.text.Sha256;
import galley.text.Utf8;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/** A file of the site that no template makes. */
public final class SiteFile {
    private final SitePath path;
    private final Kind kind;
    private final Supplier<Sha256> key;
    private final Supplier<byte[]> bytes;

    /** What the key of a file is the digest of. */
    private enum Kind {
        /** Of its bytes, which must be there to know it. */
        BYTES,

        /** Of its bytes, which is known without them. */
        KNOWN_BYTES,

        /** Of all that its bytes depend on. */
        INPUTS
    }

    private SiteFile(SitePath path, Kind kind, Supplier<Sha256> key, Supplier<byte[]> bytes) {
        this.path = path;
        this.kind = kind;
        this.key = key;
        this.bytes = bytes;
    }

    /** A file of these bytes, which the caller gives away. */
    public static SiteFile of(String path, byte[] bytes) {
        return new SiteFile(new SitePath(path), Kind.BYTES, () -> Sha256.of(bytes), () -> bytes);
    }

    /** The same file, whose bytes are made and looked at once. */
    SiteFile settled() {
        byte[] made = bytes.get();
        Sha256 digest = Sha256.of(made);
        return new SiteFile(path, Kind.KNOWN_BYTES, () -> digest, () -> made);
    }

    /** A file of the UTF-8 bytes of {@code text}. */
    public static SiteFile of(String path, String text) {
        return of(path, Utf8.encode(text));
    }

    /** A file of the UTF-8 bytes of a text whose digest is known. */
    static SiteFile of(SitePath path, Sha256 digest, Supplier<String> text) {
        return new SiteFile(path, Kind.KNOWN_BYTES, () -> digest, () -> Utf8.encode(text.get()));
    }

    /** A file of the UTF-8 bytes of a text that takes long to make, beside whatever is planned and baked meanwhile. */
    static SiteFile ahead(SitePath path, Supplier<String> text) {
        CompletableFuture<SiteFile> made =
                CompletableFuture.supplyAsync(() -> of(path.value(), text.get()).settled());
        return new SiteFile(
                path,
                Kind.KNOWN_BYTES,
                () -> made.join().key.get(),
                () -> made.join().bytes());
    }

    /**
     * A file whose bytes are drawn when they are asked for.
     *
     * @param key the digest of all that the drawing depends on
     */
    static SiteFile drawn(SitePath path, Sha256 key, Supplier<byte[]> bytes) {
        return new SiteFile(path, Kind.INPUTS, () -> key, bytes);
    }

    public SitePath path() {
        return path;
    }

    /** The bytes; not to be changed. */
    public byte[] bytes() {
        return bytes.get();
    }

    /** The digest of all that the bytes depend on, for a file that need not be made when it is there already. */
    Optional<Sha256> key() {
        return kind == Kind.BYTES ? Optional.empty() : Optional.of(key.get());
    }

    public Sha256 digest() {
        return kind == Kind.INPUTS ? Sha256.of(bytes()) : key.get();
    }

    /** The digest of its bytes, which are these. */
    Sha256 digest(byte[] own) {
        return kind == Kind.INPUTS ? Sha256.of(own) : key.get();
    }
}
