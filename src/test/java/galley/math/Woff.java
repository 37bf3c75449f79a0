package galley.math;

import static org.junit.jupiter.api.Assertions.assertEquals;

import galley.pack.Inflated;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.DataFormatException;

/** Reads WOFF files back to TrueType, strictly, as the recommendation asks of a user agent. */
final class Woff {
    private Woff() {}

    static byte[] trueType(byte[] woff) throws DataFormatException {
        ByteBuffer in = ByteBuffer.wrap(woff);
        assertEquals(0x774F4646, in.getInt(0));
        assertEquals(woff.length, in.getInt(8));
        assertEquals(0, in.getShort(14));
        assertEquals(0, Arrays.compare(new byte[20], Arrays.copyOfRange(woff, 24, 44)));
        int count = in.getShort(12);
        ByteBuffer out = ByteBuffer.allocate(in.getInt(16));
        int log = 31 - Integer.numberOfLeadingZeros(count);
        out.putInt(in.getInt(4)).putShort((short) count).putShort((short) (16 << log));
        out.putShort((short) log).putShort((short) (16 * count - (16 << log)));
        int offset = 12 + 16 * count;
        int expected = 44 + 20 * count;
        for (int entry = 44; entry < 44 + 20 * count; entry += 20) {
            assertEquals(expected, in.getInt(entry + 4), "tables follow one another, padded to four bytes");
            byte[] table = table(woff, in, entry);
            out.putInt(in.getInt(entry))
                    .putInt(in.getInt(entry + 16))
                    .putInt(offset)
                    .putInt(table.length);
            out.put(offset, table);
            offset += (table.length + 3) / 4 * 4;
            expected += (in.getInt(entry + 8) + 3) / 4 * 4;
        }
        assertEquals(woff.length, expected);
        assertEquals(out.capacity(), offset);
        return out.array();
    }

    private static byte[] table(byte[] woff, ByteBuffer in, int entry) throws DataFormatException {
        int offset = in.getInt(entry + 4);
        byte[] stored = Arrays.copyOfRange(woff, offset, offset + in.getInt(entry + 8));
        return stored.length == in.getInt(entry + 12) ? stored : Inflated.of(stored, in.getInt(entry + 12));
    }
}
