package galley.site;

import galley.text.Sha256;
import galley.text.Utf8;
import java.util.function.Supplier;

/** A file of the site whose bytes are known before anything is baked. */
public final class SiteFile {
    private final SitePath path;
    private final Supplier<byte[]> bytes;

    private SiteFile(SitePath path, Supplier<byte[]> bytes) {
        this.path = path;
        this.bytes = bytes;
    }

    /** A file of these bytes, which the caller gives away. */
    public static SiteFile of(String path, byte[] bytes) {
        return new SiteFile(new SitePath(path), () -> bytes);
    }

    /**
     * A file of the UTF-8 bytes of {@code text}. They are made when they are asked for: the text is held by its record
     * anyway, and thousands of records need not be held twice.
     */
    public static SiteFile of(String path, String text) {
        return new SiteFile(new SitePath(path), () -> Utf8.encode(text));
    }

    /** A file whose bytes are made when they are asked for, and the same each time. */
    static SiteFile made(SitePath path, Supplier<String> text) {
        return new SiteFile(path, () -> Utf8.encode(text.get()));
    }

    /** A file whose bytes are drawn when they are asked for, and the same each time. */
    static SiteFile drawn(SitePath path, Supplier<byte[]> bytes) {
        return new SiteFile(path, bytes);
    }

    public SitePath path() {
        return path;
    }

    /** The bytes; not to be changed. */
    public byte[] bytes() {
        return bytes.get();
    }

    public Sha256 digest() {
        return Sha256.of(bytes());
    }
}
