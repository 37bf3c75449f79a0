package galley.publication;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/** The right to use a folder alone, which ends with the program at the latest. */
public final class FolderLock implements AutoCloseable {
    /** The file in the folder that is locked. */
    public static final String NAME = "lock";

    /** The lock holds as long as this is open. */
    private final FileChannel channel;

    private FolderLock(FileChannel channel) {
        this.channel = channel;
    }

    /** Takes it, unless somebody else has it, in this Java machine or another. */
    public static Optional<FolderLock> take(Path folder) throws IOException {
        FileChannel channel =
                FileChannel.open(folder.resolve(NAME), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        if (isLocked(channel)) {
            return Optional.of(new FolderLock(channel));
        }
        channel.close();
        return Optional.empty();
    }

    private static boolean isLocked(FileChannel channel) throws IOException {
        try {
            FileLock lock = channel.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException e) {
            return false;
        } catch (IOException e) {
            channel.close();
            throw e;
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
