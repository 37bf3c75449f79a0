package galley.math;

import galley.text.Sha256;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.Consumer;

/**
 * The frames of an append-only file: each is the length of its payload, the start of the payload's SHA-256 as
 * hexadecimal digits, and the payload. Whatever ends a program half-way through a frame leaves a digest that does not
 * fit.
 */
final class CachedFrames {
    private static final int DIGITS = 32;
    private static final int HEAD = Integer.BYTES + DIGITS;

    private CachedFrames() {}

    /** One frame around {@code payload}. */
    static ByteBuffer frame(byte[] payload) {
        return ByteBuffer.allocate(HEAD + payload.length)
                .putInt(payload.length)
                .put(digest(payload))
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
        for (byte[] payload = payload(file, end); payload.length > 0; payload = payload(file, end)) {
            use.accept(payload);
            end += HEAD + payload.length;
        }
        return end;
    }

    /** Empty when no whole frame begins at {@code start}; no payload is empty. */
    private static byte[] payload(byte[] file, int start) {
        int from = start + HEAD;
        if (from > file.length) {
            return new byte[0];
        }
        int length = ByteBuffer.wrap(file).getInt(start);
        if (length <= 0 || length > file.length - from) {
            return new byte[0];
        }
        byte[] payload = Arrays.copyOfRange(file, from, from + length);
        return Arrays.equals(file, start + Integer.BYTES, from, digest(payload), 0, DIGITS) ? payload : new byte[0];
    }

    private static byte[] digest(byte[] payload) {
        return Sha256.of(payload).prefix(DIGITS).getBytes(StandardCharsets.US_ASCII);
    }
}
