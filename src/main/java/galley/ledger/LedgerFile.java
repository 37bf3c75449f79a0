package galley.ledger;

import galley.text.Sha256;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.CRC32C;

/**
 * A file of one plain record. Its first line names the format and the origin: who wrote it, and under which rules. A file
 * of another origin, or one that is not whole, is as good as none.
 */
public final class LedgerFile {
    private static final String FORMAT = "galley ledger 1 ";

    /** What was read or written last in this program, by files: a preview reads its own ledger with every save. */
    private static final Map<Path, Last> LAST = new ConcurrentHashMap<>();

    private static final int MOST = 4;

    private final Path file;
    private final byte[] header;

    private record Last(String origin, String look, Record content) {}

    /** The file of one origin; it need not exist. */
    public LedgerFile(Path file, Sha256 origin) {
        this.file = file;
        this.header = (FORMAT + origin.hex() + "\n").getBytes(StandardCharsets.US_ASCII);
    }

    /** What the file holds, if it can be trusted. */
    public <T extends Record> Optional<T> read(Class<T> type) {
        Optional<T> last = last().map(Last::content).filter(type::isInstance).map(type::cast);
        return last.isPresent() ? last : readFile(type);
    }

    private Optional<Last> last() {
        return Optional.ofNullable(LAST.get(file.toAbsolutePath()))
                .filter(last -> last.origin().equals(origin()) && last.look().equals(look()));
    }

    private void remember(Record content) {
        if (LAST.size() >= MOST) {
            LAST.clear();
        }
        LAST.put(file.toAbsolutePath(), new Last(origin(), look(), content));
    }

    private String origin() {
        return new String(header, StandardCharsets.US_ASCII);
    }

    /** The file is only ever replaced by another one, so its key and its time tell which one it is. */
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
            int start = header.length + Long.BYTES;
            if (all.length <= start || !Arrays.equals(all, 0, header.length, header, 0, header.length)) {
                return Optional.empty();
            }
            ByteBuffer payload = ByteBuffer.wrap(all, start, all.length - start).slice();
            boolean whole = ByteBuffer.wrap(all).getLong(header.length) == sum(payload);
            return whole ? Optional.of(new PlainReader(payload).read(type)) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Puts a record in the place of the last one, whole or not at all. */
    public void write(Record content) throws IOException {
        PlainWriter writer = new PlainWriter();
        writer.write(content);
        byte[] payload = writer.bytes();
        ByteBuffer all = ByteBuffer.allocate(header.length + Long.BYTES + payload.length);
        all.put(header).putLong(sum(ByteBuffer.wrap(payload))).put(payload);
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        Files.write(fresh, all.array());
        Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        remember(content);
    }

    private static long sum(ByteBuffer payload) {
        CRC32C sum = new CRC32C();
        sum.update(payload.duplicate());
        return sum.getValue();
    }
}
