package galley.ledger;

import galley.text.Sha256;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.CRC32C;

/**
 * A file of one plain record. Its first line names the format and the origin: who wrote it, and under which rules. Behind
 * it comes the record in a frame, and then a frame for each time that little of it changed. A file of another origin, or
 * one whose record is not whole, is as good as none; where a change is not whole, those before it hold.
 */
public final class LedgerFile {
    private static final String FORMAT = "galley ledger 3 ";

    /** What was read or written last in this program, by files: a preview reads its own ledger with every save. */
    private static final Map<Path, Last> LAST = new ConcurrentHashMap<>();

    private static final int MOST = 4;

    /** A frame begins with its length and the sum of what it holds. */
    private static final int FRAME = Integer.BYTES + Long.BYTES;

    private final Path file;
    private final byte[] header;

    /**
     * What a file holds.
     *
     * @param whole where the frame of the whole record ends
     * @param end where the last good frame ends
     */
    private record State<T>(T content, int whole, int end) {}

    private record Last(String origin, String look, State<? extends Record> state) {}

    /** The file of one origin; it need not exist. */
    public LedgerFile(Path file, Sha256 origin) {
        this.file = file;
        this.header = (FORMAT + origin.hex() + "\n").getBytes(StandardCharsets.US_ASCII);
    }

    /** What the file holds, if it can be trusted. */
    public <T extends Record> Optional<T> read(Class<T> type) {
        Optional<T> last = last().map(State::content).filter(type::isInstance).map(type::cast);
        return last.isPresent() ? last : readFile(type);
    }

    private Optional<State<? extends Record>> last() {
        return Optional.ofNullable(LAST.get(file.toAbsolutePath()))
                .filter(last -> last.origin().equals(origin())
                        && !last.look().isEmpty()
                        && last.look().equals(look()))
                .map(Last::state);
    }

    private void remember(State<? extends Record> state) {
        if (LAST.size() >= MOST) {
            LAST.clear();
        }
        LAST.put(file.toAbsolutePath(), new Last(origin(), look(), state));
    }

    private String origin() {
        return new String(header, StandardCharsets.US_ASCII);
    }

    /**
     * Empty where there is no file. One is only ever replaced by another or made longer, so its key, time and size tell
     * which it is.
     */
    private String look() {
        try {
            BasicFileAttributes seen = Files.readAttributes(file, BasicFileAttributes.class);
            return seen.fileKey() + " " + seen.lastModifiedTime() + " " + seen.size();
        } catch (IOException e) {
            return "";
        }
    }

    private <T extends Record> Optional<T> readFile(Class<T> type) {
        try {
            byte[] all = Files.isRegularFile(file) ? Files.readAllBytes(file) : new byte[0];
            boolean ours = all.length > header.length && Arrays.equals(all, 0, header.length, header, 0, header.length);
            Optional<State<T>> state = ours ? state(ByteBuffer.wrap(all), type) : Optional.empty();
            state.ifPresent(this::remember);
            return state.map(State::content);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private <T extends Record> Optional<State<T>> state(ByteBuffer all, Class<T> type) {
        all.position(header.length);
        Optional<ByteBuffer> first = frame(all);
        if (first.isEmpty()) {
            return Optional.empty();
        }
        int whole = all.position();
        int end = whole;
        T content = new PlainReader(first.get()).read(type);
        for (Optional<ByteBuffer> next = frame(all); next.isPresent(); next = frame(all)) {
            content = PlainPatch.applied(content, new PlainReader(next.get()), type);
            end = all.position();
        }
        return Optional.of(new State<>(content, whole, end));
    }

    /** The payload of the next frame, if it is whole. */
    private static Optional<ByteBuffer> frame(ByteBuffer all) {
        if (all.remaining() < FRAME) {
            return Optional.empty();
        }
        int length = all.getInt();
        long sum = all.getLong();
        // Zeros, as a machine that lost its power may leave behind, would be a frame of nothing.
        if (length <= 0 || length > all.remaining()) {
            return Optional.empty();
        }
        ByteBuffer payload = all.slice(all.position(), length);
        all.position(all.position() + length);
        return sum(payload) == sum ? Optional.of(payload) : Optional.empty();
    }

    /** Puts a record in the place of the last one, whole or not at all. */
    public void write(Record content) throws IOException {
        Optional<State<? extends Record>> last =
                last().filter(state -> state.content().getClass() == content.getClass());
        Optional<byte[]> patch = last.flatMap(state -> PlainPatch.between(state.content(), content)
                .filter(bytes -> state.end() - state.whole() + bytes.length < state.whole() / 2));
        if (patch.isPresent()) {
            append(last.get(), content, framed(patch.get()));
        } else {
            writeWhole(content);
        }
    }

    private void append(State<? extends Record> last, Record content, ByteBuffer frame) throws IOException {
        int end = last.end() + frame.remaining();
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            // Behind the last good frame there may be one that is not whole.
            channel.truncate(last.end());
            channel.position(last.end());
            while (frame.hasRemaining()) {
                channel.write(frame);
            }
        }
        remember(new State<>(content, last.whole(), end));
    }

    private void writeWhole(Record content) throws IOException {
        PlainWriter writer = new PlainWriter();
        writer.write(content);
        ByteBuffer frame = framed(writer.bytes());
        int end = header.length + frame.remaining();
        ByteBuffer all = ByteBuffer.allocate(end);
        all.put(header).put(frame);
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        Files.write(fresh, all.array());
        Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        remember(new State<>(content, end, end));
    }

    private static ByteBuffer framed(byte[] payload) {
        return ByteBuffer.allocate(FRAME + payload.length)
                .putInt(payload.length)
                .putLong(sum(ByteBuffer.wrap(payload)))
                .put(payload)
                .flip();
    }

    private static long sum(ByteBuffer payload) {
        CRC32C sum = new CRC32C();
        sum.update(payload.duplicate());
        return sum.getValue();
    }
}
