package galley.site;

import galley.text.Sha256;
import galley.text.Utf8;
import java.util.Optional;
import java.util.function.Supplier;

/** A file of the site whose bytes are known before anything is baked. */
public final class SiteFile {
    private final SitePath path;
    private final Optional<Sha256> known;
    private final Supplier<byte[]> bytes;

    private SiteFile(SitePath path, Optional<Sha256> known, Supplier<byte[]> bytes) {
        this.path = path;
        this.known = known;
        this.bytes = bytes;
    }

    /** A file of these bytes, which the caller gives away. */
    public static SiteFile of(String path, byte[] bytes) {
        return new SiteFile(new SitePath(path), Optional.empty(), () -> bytes);
    }

    /** A file of the UTF-8 bytes of {@code text}. */
    public static SiteFile of(String path, String text) {
        return of(path, Utf8.encode(text));
    }

    /**
     * A file of the UTF-8 bytes of a text whose digest is known. They are made when they are asked for, since the same
     * file may be there already.
     */
    static SiteFile of(SitePath path, Sha256 digest, Supplier<String> text) {
        return new SiteFile(path, Optional.of(digest), () -> Utf8.encode(text.get()));
    }

    public SitePath path() {
        return path;
    }

    /** The bytes; not to be changed. */
    public byte[] bytes() {
        return bytes.get();
    }

    /** The digest, where it is known without the bytes. */
    Optional<Sha256> knownDigest() {
        return known;
    }

    public Sha256 digest() {
        return known.orElseGet(() -> Sha256.of(bytes()));
    }
}
