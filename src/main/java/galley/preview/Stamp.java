package galley.preview;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import org.jspecify.annotations.Nullable;

/**
 * What differs whenever a file was written, replaced, or given or denied to us.
 *
 * @param key the file's identity in its file system, where it has one: a file that was renamed over another is another
 */
record Stamp(FileTime modified, long size, @Nullable Object key, boolean readable) {
    static Stamp of(Path file, BasicFileAttributes attributes) {
        return new Stamp(
                attributes.lastModifiedTime(), attributes.size(), attributes.fileKey(), Files.isReadable(file));
    }

    /** Of a folder itself, whatever comes and goes in it. */
    static Stamp ofFolder(Path folder, BasicFileAttributes attributes) {
        return new Stamp(FileTime.fromMillis(0), 0, attributes.fileKey(), Files.isReadable(folder));
    }
}
