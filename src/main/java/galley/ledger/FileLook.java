package galley.ledger;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * What the file system says of a file, following no link.
 *
 * @param size in bytes
 * @param mode what it is and who may use it
 * @param inode which file it is, whatever its names
 * @param modified when its bytes were last changed, in microseconds; anyone may set this time back
 * @param changed when anything of it was last changed, names included, in microseconds
 */
public record FileLook(long size, int mode, long inode, long modified, long changed) {
    /** Clocks of file systems that tell microseconds tick some hundred times a second; others, every two seconds. */
    private static final long FINE_MICROS = 100_000;

    private static final long COARSE_MICROS = 2_000_000;

    /** How many {@link #put} writes. */
    static final int BYTES = 4 * Long.BYTES + Integer.BYTES;

    private static final int TYPE = 0xF000;
    private static final int FOLDER = 0x4000;
    private static final int FILE = 0x8000;
    private static final int READ_WRITE = 0666;

    /** Of a file about which the file system says too little: it is known by its bytes alone. */
    static final FileLook UNKNOWN = new FileLook(0, 0, 0, 0, 0);

    /** The file as it is now. */
    static FileLook of(Path file) throws IOException {
        if (!isTold(file)) {
            return UNKNOWN;
        }
        Map<String, Object> seen =
                Files.readAttributes(file, "unix:size,mode,ino,lastModifiedTime,ctime", LinkOption.NOFOLLOW_LINKS);
        return new FileLook(
                ((Number) seen.get("size")).longValue(),
                ((Number) seen.get("mode")).intValue(),
                ((Number) seen.get("ino")).longValue(),
                ((FileTime) seen.get("lastModifiedTime")).to(TimeUnit.MICROSECONDS),
                ((FileTime) seen.get("ctime")).to(TimeUnit.MICROSECONDS));
    }

    /** Whether the file system tells enough to know a file by. */
    static boolean isTold(Path file) {
        return file.getFileSystem().supportedFileAttributeViews().contains("unix");
    }

    /** Writes all of it. */
    void put(ByteBuffer bytes) {
        bytes.putLong(size).putInt(mode).putLong(inode).putLong(modified).putLong(changed);
    }

    /** All of it in one line. */
    String text() {
        return size + " " + mode + " " + inode + " " + modified + " " + changed;
    }

    boolean isFolder() {
        return (mode & TYPE) == FOLDER;
    }

    boolean isFile() {
        return (mode & TYPE) == FILE;
    }

    /** Whether those may use the file who may use one that is made now, in a folder that was made now. */
    boolean isUsedAsIn(FileLook folder) {
        return (mode & READ_WRITE) == (folder.mode & READ_WRITE);
    }

    /** Whether it was changed so short a time ago that it may be changed again without looking otherwise. */
    boolean isRecent() {
        return age() < (isFine() ? FINE_MICROS : COARSE_MICROS);
    }

    /** The same of a file in a folder that tells besides how fine the clock of their file system is. */
    boolean isRecent(FileLook folder) {
        return folder.isFine() ? age() < FINE_MICROS : isRecent();
    }

    /** The same of a file on a file system whose clock stands still for long. */
    boolean isVague() {
        return !isFine() && age() < COARSE_MICROS;
    }

    private boolean isFine() {
        return changed % 1000 != 0;
    }

    private long age() {
        return TimeUnit.MILLISECONDS.toMicros(System.currentTimeMillis()) - changed;
    }

    /** The same look of nobody knows which file. */
    FileLook nameless() {
        return new FileLook(size, mode, 0, modified, changed);
    }

    /** Whether it says which file it is of. */
    boolean isKnown() {
        return inode != 0;
    }

    /** Whether it is certainly the same file, which nobody touched in between. */
    boolean isUntouched(FileLook other) {
        return isKnown() && isSameButForNames(other) && changed == other.changed;
    }

    /** Whether nobody may have written to the file, or kept others from it, in between; it may have got or lost names. */
    boolean isSameButForNames(FileLook other) {
        return size == other.size && mode == other.mode && modified == other.modified && inode == other.inode;
    }
}
