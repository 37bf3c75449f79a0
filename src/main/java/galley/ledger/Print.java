package galley.ledger;

import galley.text.Sha256;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * How a file looked when it was read.
 *
 * @param stat what the file system said of it before; empty where that is not enough to know the file by
 * @param length in bytes
 * @param digest SHA-256 of its bytes, in hexadecimal digits
 */
public record Print(String stat, long length, String digest) {
    /** A file that was changed this short a time ago may be changed again without another time. */
    private static final long RECENT_MILLIS = 2000;

    /** The print of a file that was looked at and then read. */
    public static Print of(String stat, byte[] bytes) {
        return new Print(stat, bytes.length, Sha256.of(bytes).hex());
    }

    /**
     * Size, inode, and the times of the last change of bytes and of anything at all. The last of these cannot be set
     * back, so a file that was given its old time again is still seen to differ. Empty where the file system keeps no
     * such time, for a file that was changed just now, and for one that is not there.
     */
    public static String stat(Path file) {
        if (!file.getFileSystem().supportedFileAttributeViews().contains("unix")) {
            return "";
        }
        try {
            Map<String, Object> seen = Files.readAttributes(file, "unix:size,ino,lastModifiedTime,ctime");
            FileTime changed = (FileTime) seen.get("ctime");
            return changed == null || System.currentTimeMillis() - changed.toMillis() < RECENT_MILLIS
                    ? ""
                    : seen.get("size") + " " + seen.get("ino") + " " + nanos(seen.get("lastModifiedTime")) + " "
                            + nanos(changed);
        } catch (IOException e) {
            return "";
        }
    }

    private static long nanos(Object time) {
        return ((FileTime) time).to(TimeUnit.NANOSECONDS);
    }

    /** The print of the file as it is now, when its bytes are still those; they are read only where it looks otherwise. */
    public Optional<Print> held(Path file) {
        String now = stat(file);
        if (!stat.isEmpty() && stat.equals(now)) {
            return Optional.of(this);
        }
        try {
            if (!Files.isRegularFile(file) || Files.size(file) != length) {
                return Optional.empty();
            }
            Print read = of(now, Files.readAllBytes(file));
            return read.digest.equals(digest) ? Optional.of(read) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
