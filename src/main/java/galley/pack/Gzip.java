package galley.pack;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.zip.CRC32;

/** Writes gzip files (RFC 1952) that hold no name, no time and no system. */
public final class Gzip {
    private static final byte[] HEADER = {0x1f, (byte) 0x8b, 8, 0, 0, 0, 0, 0, 2, (byte) 0xff};

    private Gzip() {}

    /** The file that holds {@code data}. */
    public static byte[] of(byte[] data) {
        byte[] block = Deflate.block(data);
        CRC32 sum = new CRC32();
        sum.update(data);
        return ByteBuffer.allocate(HEADER.length + block.length + 8)
                .order(ByteOrder.LITTLE_ENDIAN)
                .put(HEADER)
                .put(block)
                .putInt((int) sum.getValue())
                .putInt(data.length)
                .array();
    }
}
