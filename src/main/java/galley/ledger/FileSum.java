package galley.ledger;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.zip.CRC32C;

/** CRC-32C. The files of a large site are summed within one piece of memory for each thread. */
final class FileSum {
    private static final int PIECE_BYTES = 1 << 16;
    private static final ThreadLocal<ByteBuffer> PIECE =
            ThreadLocal.withInitial(() -> ByteBuffer.allocateDirect(PIECE_BYTES));

    private FileSum() {}

    static int of(byte[] bytes) {
        CRC32C sum = new CRC32C();
        sum.update(bytes);
        return (int) sum.getValue();
    }

    /** That of a file's bytes as they are now. */
    static int of(Path file) throws IOException {
        CRC32C sum = new CRC32C();
        ByteBuffer piece = PIECE.get();
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            while (channel.read(piece.clear()) >= 0) {
                sum.update(piece.flip());
            }
        }
        return (int) sum.getValue();
    }
}
