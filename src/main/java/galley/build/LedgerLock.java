package galley.build;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/** The right to use a ledger, which ends with the program at the latest. */
record LedgerLock(FileChannel channel, FileLock lock) implements AutoCloseable {

    /** Takes it, unless another build has it or the file system refuses. */
    static Optional<LedgerLock> take(Path folder) {
        try {
            Files.createDirectories(folder);
            FileChannel channel =
                    FileChannel.open(folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            try {
                FileLock lock = channel.tryLock();
                if (lock != null) {
                    return Optional.of(new LedgerLock(channel, lock));
                }
            } catch (OverlappingFileLockException e) {
                // Another build in this Java machine has it.
                channel.close();
                return Optional.empty();
            }
            channel.close();
            return Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
