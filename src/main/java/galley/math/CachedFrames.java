package galley.math;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.function.Consumer;
import java.util.zip.CRC32C;

/**
 * The frames of an append-only file: each is the length of its payload, the CRC-32C of both, and the payload. Whatever
 * ends a program half-way through a frame leaves a sum that does not fit.
 */
final class CachedFrames {
    private static final int HEAD = Integer.BYTES + Integer.BYTES;

    private CachedFrames() {}

    /** One frame around {@code payload}. */
    static ByteBuffer frame(byte[] payload) {
        return ByteBuffer.allocate(HEAD + payload.length)
                .putInt(payload.length)
                .putInt(sum(payload, 0, payload.length))
                .put(payload)
                .flip();
    }

    /**
     * Hands every whole payload behind {@code start} to {@code use}, in order.
     *
     * @return where the last whole frame ends
     */
    static int read(byte[] file, int start, Consumer<byte[]> use) {
        int end = start;
        for (int length = length(file, end); length > 0; length = length(file, end)) {
            use.accept(Arrays.copyOfRange(file, end + HEAD, end + HEAD + length));
            end += HEAD + length;
        }
        return end;
    }

    /** That of the payload of the whole frame that begins at {@code start}; 0 when none does, for no payload is empty. */
    private static int length(byte[] file, int start) {
        int from = start + HEAD;
        if (from > file.length) {
            return 0;
        }
        ByteBuffer head = ByteBuffer.wrap(file, start, HEAD);
        int length = head.getInt();
        boolean whole = length > 0 && length <= file.length - from && head.getInt() == sum(file, from, length);
        return whole ? length : 0;
    }

    private static int sum(byte[] bytes, int from, int length) {
        CRC32C sum = new CRC32C();
        sum.update(ByteBuffer.allocate(Integer.BYTES).putInt(length).flip());
        sum.update(bytes, from, length);
        return (int) sum.getValue();
    }
}
