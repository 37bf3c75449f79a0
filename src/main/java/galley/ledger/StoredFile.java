package galley.ledger;

import galley.text.Sha256;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * A file that was made before.
 *
 * @param digest SHA-256 of its bytes, in hexadecimal digits
 * @param size in bytes
 * @param mode what it is and who may use it; 0 where the file system does not say
 * @param modified when its bytes were last changed, in microseconds; anyone may set this time back
 * @param changed when anything of it was last changed, names included, in microseconds; 0 where the file system keeps no
 *     such time
 */
public record StoredFile(String digest, long size, int mode, long modified, long changed) {

    /** The file as it is now, which has bytes of this digest. */
    public static StoredFile of(Path file, String digest) throws IOException {
        if (!file.getFileSystem().supportedFileAttributeViews().contains("unix")) {
            BasicFileAttributes seen = Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            return new StoredFile(digest, seen.size(), 0, micros(seen.lastModifiedTime()), 0);
        }
        Map<String, Object> seen =
                Files.readAttributes(file, "unix:size,mode,lastModifiedTime,ctime", LinkOption.NOFOLLOW_LINKS);
        return new StoredFile(
                digest,
                ((Number) seen.get("size")).longValue(),
                ((Number) seen.get("mode")).intValue(),
                micros((FileTime) seen.get("lastModifiedTime")),
                micros((FileTime) seen.get("ctime")));
    }

    /**
     * Whether the file is still this one: a site's files are the same files, and anyone may write to those, or forbid
     * others to read them. The bytes are read unless the file has not been touched at all.
     */
    boolean isHeldBy(Path file) throws IOException {
        StoredFile now = of(file, digest);
        if (changed != 0 && equals(now)) {
            return true;
        }
        return size == now.size
                && mode == now.mode
                && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                && Sha256.of(Files.readAllBytes(file)).hex().equals(digest);
    }

    /** Whether the file only got or lost names since. */
    boolean isNamedOtherwise(StoredFile now) {
        return size == now.size && mode == now.mode && modified == now.modified;
    }

    private static long micros(FileTime time) {
        return time.to(TimeUnit.MICROSECONDS);
    }
}
