package galley.math;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The file of set formulas. It opens with a line that names its format and its origin; with any other first line it
 * starts afresh. One process at a time writes, under a lock; another one reads what it finds and writes nothing. A file
 * system that refuses is no fault of the site: formulas are then set as if there were no file.
 */
final class CachedFormulas implements AutoCloseable {
    private static final String FORMAT = "galley formulas 2 ";

    private final Path file;
    private final byte[] header = (FORMAT + CachedOrigin.digest().hex() + "\n").getBytes(StandardCharsets.US_ASCII);
    private final Map<Question, CachedRecord> records = new ConcurrentHashMap<>();
    private boolean refused;

    @Nullable
    private FileChannel channel;

    private CachedFormulas(Path file) {
        this.file = file;
    }

    /** Reads the formulas in {@code file}, which need not exist. */
    static CachedFormulas open(Path file) {
        CachedFormulas formulas = new CachedFormulas(file);
        try {
            formulas.read();
        } catch (IOException e) {
            formulas.refused = true;
        }
        return formulas;
    }

    Optional<SetFormula> find(Question question) {
        return Optional.ofNullable(records.get(question)).map(CachedRecord::formula);
    }

    /** Every question with an answer. */
    List<Question> questions() {
        return new ArrayList<>(records.keySet());
    }

    /** Adds an answer, unless there is one; what is added lies in the file when this returns. */
    void add(Question question, SetFormula formula) {
        CachedRecord record = CachedRecord.of(question, formula);
        if (records.putIfAbsent(question, record) == null) {
            append(record);
        }
    }

    private synchronized void append(CachedRecord record) {
        try {
            if (channel == null && !refused) {
                create();
            }
            if (channel != null) {
                write(channel, CachedFrames.frame(record.bytes()));
            }
        } catch (IOException e) {
            close();
            refused = true;
        }
    }

    private void read() throws IOException {
        if (!Files.isRegularFile(file)) {
            refused = Files.exists(file);
            return;
        }
        Optional<FileChannel> own = locked(StandardOpenOption.READ, StandardOpenOption.WRITE);
        int end = load(Files.readAllBytes(file));
        if (own.isPresent()) {
            cut(own.get(), end);
        } else {
            refused = true;
        }
    }

    /** Takes in all whole frames; nothing is whole behind another program's header. */
    private int load(byte[] bytes) {
        boolean ours = bytes.length >= header.length
                && ByteBuffer.wrap(bytes, 0, header.length).equals(ByteBuffer.wrap(header));
        return ours ? CachedFrames.read(bytes, header.length, this::take) : 0;
    }

    private void take(byte[] payload) {
        CachedRecord record = CachedRecord.parse(payload);
        records.putIfAbsent(record.question(), record);
    }

    /** The next frame begins where the last whole one ended. */
    private void cut(FileChannel own, int end) throws IOException {
        own.truncate(end);
        own.position(end);
        if (end == 0) {
            write(own, ByteBuffer.wrap(header));
        }
        channel = own;
    }

    private void create() throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            Files.createDirectories(folder);
        }
        Optional<FileChannel> own = locked(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        refused = own.isEmpty();
        if (own.isPresent()) {
            cut(own.get(), 0);
        }
    }

    private Optional<FileChannel> locked(StandardOpenOption... options) throws IOException {
        FileChannel opened = FileChannel.open(file, options);
        try {
            FileLock lock = opened.tryLock();
            if (lock != null) {
                return Optional.of(opened);
            }
        } catch (OverlappingFileLockException e) {
            // Another build in this Java machine writes; to us it is another process.
            opened.close();
            return Optional.empty();
        }
        opened.close();
        return Optional.empty();
    }

    private static void write(FileChannel channel, ByteBuffer bytes) throws IOException {
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
    }

    @Override
    public synchronized void close() {
        if (channel != null) {
            try {
                channel.close();
            } catch (IOException e) {
                refused = true;
            }
        }
        channel = null;
    }
}
