package galley.math;

import galley.pack.Deflate;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Writes a font as a WOFF 1.0 file: a TrueType font whose tables are compressed one by one. */
final class WoffFile {
    private static final int SIGNATURE = 0x774F4646;
    private static final int HEADER = 44;
    private static final int ENTRY = 20;

    private WoffFile() {}

    static byte[] of(FontTables tables) {
        FontTables sealed = tables.sealed();
        List<byte[]> packed = new ArrayList<>();
        sealed.byTag().values().forEach(table -> packed.add(packed(table)));
        int start = HEADER + ENTRY * packed.size();
        int length = start
                + packed.stream()
                        .mapToInt(table -> FontTables.padded(table.length))
                        .sum();
        ByteBuffer out = ByteBuffer.allocate(length);
        out.putInt(SIGNATURE).putInt(FontTables.FLAVOUR).putInt(length);
        out.putShort((short) packed.size()).putShort((short) 0).putInt(sealed.fileLength());
        out.putShort((short) 1).position(HEADER); // Version 1.0; neither metadata nor private data.
        directory(out, tables, packed);
        for (byte[] table : packed) {
            out.put(table).position(FontTables.padded(out.position()));
        }
        return out.array();
    }

    /** The entries; the checksum of {@code head} is that of the table without the checksum in it. */
    private static void directory(ByteBuffer out, FontTables tables, List<byte[]> packed) {
        int offset = HEADER + ENTRY * packed.size();
        int index = 0;
        for (Map.Entry<String, byte[]> entry : tables.byTag().entrySet()) {
            byte[] stored = packed.get(index++);
            out.putInt(FontTables.number(entry.getKey())).putInt(offset);
            out.putInt(stored.length).putInt(entry.getValue().length).putInt(FontTables.checksum(entry.getValue()));
            offset += FontTables.padded(stored.length);
        }
    }

    /** A table that compression does not shorten is stored as it is; readers know it by its length. */
    private static byte[] packed(byte[] table) {
        byte[] packed = Deflate.zlib(table);
        return packed.length < table.length ? packed : table;
    }
}
