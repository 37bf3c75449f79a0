package galley.build;

import galley.publication.FolderLock;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The right to use a ledger. */
record LedgerLock(FolderLock lock) implements AutoCloseable {

    /** Takes it, unless another build has it or the file system refuses. */
    static Optional<LedgerLock> take(Path folder) {
        try {
            Files.createDirectories(folder);
            return FolderLock.take(folder).map(LedgerLock::new);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        try {
            lock.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
