package galley.site;

import galley.text.Sha256;
import galley.text.Utf8;
import java.util.Optional;
import java.util.function.Supplier;

/** A file of the site whose bytes are known before anything is baked. */
public final class SiteFile {
    private final SitePath path;
    private final Optional<Sha256> key;
    private final Supplier<byte[]> bytes;

    private SiteFile(SitePath path, Optional<Sha256> key, Supplier<byte[]> bytes) {
        this.path = path;
        this.key = key;
        this.bytes = bytes;
    }

    /** A file of these bytes, which the caller gives away. */
    public static SiteFile of(String path, byte[] bytes) {
        return new SiteFile(new SitePath(path), Optional.empty(), () -> bytes);
    }

    /** The same file, whose bytes are made and looked at once. */
    SiteFile settled() {
        byte[] made = bytes.get();
        return new SiteFile(path, Optional.of(Sha256.of(made)), () -> made);
    }

    /** A file of the UTF-8 bytes of {@code text}. */
    public static SiteFile of(String path, String text) {
        return of(path, Utf8.encode(text));
    }

    /** A file of the UTF-8 bytes of a text whose digest is known. */
    static SiteFile of(SitePath path, Sha256 digest, Supplier<String> text) {
        return new SiteFile(path, Optional.of(digest), () -> Utf8.encode(text.get()));
    }

    /** A file whose bytes are made when they are asked for, and the same each time. */
    static SiteFile made(SitePath path, Supplier<String> text) {
        return new SiteFile(path, Optional.empty(), () -> Utf8.encode(text.get()));
    }

    /**
     * A file whose bytes are drawn when they are asked for.
     *
     * @param key the digest of all that the drawing depends on
     */
    static SiteFile drawn(SitePath path, Sha256 key, Supplier<byte[]> bytes) {
        return new SiteFile(path, Optional.of(key), bytes);
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
        return key;
    }

    public Sha256 digest() {
        return Sha256.of(bytes());
    }
}
