package galley.site;

import galley.text.Sha256;
import galley.text.Utf8;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/** A file of the site that no template makes. */
public final class SiteFile {
    private final SitePath path;
    private final boolean isOfBytes;
    private final Supplier<Sha256> key;
    private final Supplier<byte[]> bytes;

    private SiteFile(SitePath path, boolean isOfBytes, Supplier<Sha256> key, Supplier<byte[]> bytes) {
        this.path = path;
        this.isOfBytes = isOfBytes;
        this.key = key;
        this.bytes = bytes;
    }

    /** A file of these bytes, which the caller gives away. */
    public static SiteFile of(String path, byte[] bytes) {
        Sha256 digest = Sha256.of(bytes);
        return new SiteFile(new SitePath(path), true, () -> digest, () -> bytes);
    }

    /** A file of the UTF-8 bytes of {@code text}. */
    public static SiteFile of(String path, String text) {
        return of(path, Utf8.encode(text));
    }

    /** A file of the UTF-8 bytes of a text whose digest is known. */
    static SiteFile of(SitePath path, Sha256 digest, Supplier<String> text) {
        return new SiteFile(path, true, () -> digest, () -> Utf8.encode(text.get()));
    }

    /** A file of the UTF-8 bytes of a text that takes long to make, beside whatever is planned and baked meanwhile. */
    static SiteFile ahead(SitePath path, Supplier<String> text) {
        CompletableFuture<SiteFile> made = CompletableFuture.supplyAsync(() -> of(path.value(), text.get()));
        return new SiteFile(
                path, true, () -> made.join().digest(), () -> made.join().bytes());
    }

    /**
     * A file whose bytes are drawn when they are asked for.
     *
     * @param key the digest of all that the drawing depends on
     */
    static SiteFile drawn(SitePath path, Sha256 key, Supplier<byte[]> bytes) {
        return new SiteFile(path, false, () -> key, bytes);
    }

    public SitePath path() {
        return path;
    }

    /** The bytes; not to be changed. */
    public byte[] bytes() {
        return bytes.get();
    }

    /** The digest of all that the bytes depend on, such as of themselves: a file that is there already need not be made. */
    Sha256 key() {
        return key.get();
    }

    public Sha256 digest() {
        return isOfBytes ? key.get() : Sha256.of(bytes());
    }

    /** The digest of its bytes, which are these. */
    Sha256 digest(byte[] own) {
        return isOfBytes ? key.get() : Sha256.of(own);
    }
}
