package galley.ledger;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.concurrent.TimeUnit;

/**
 * A file that was made before.
 *
 * @param digest SHA-256 of its bytes, in hexadecimal digits
 * @param size in bytes
 * @param modified when its bytes were last changed, in microseconds
 */
public record StoredFile(String digest, long size, long modified) {

    static StoredFile of(Path file, String digest) throws IOException {
        BasicFileAttributes seen = Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        return new StoredFile(digest, seen.size(), micros(seen));
    }

    /** Whether the file has not been touched since: a site's files are the same files, and anyone may write to those. */
    boolean looksLike(Path file) throws IOException {
        return equals(of(file, digest));
    }

    private static long micros(BasicFileAttributes seen) {
        return seen.lastModifiedTime().to(TimeUnit.MICROSECONDS);
    }
}
