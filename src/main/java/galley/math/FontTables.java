package galley.math;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The tables of a TrueType font, by tag and in the order of their tags.
 *
 * <p>The checksum of the whole font, which stands in {@code head}, is left out until {@link #sealed}.
 */
final class FontTables {
    /** The first word of a font with TrueType outlines. */
    static final int FLAVOUR = 0x00010000;

    private static final int HEADER = 12;
    private static final int ENTRY = 16;
    private static final int WHOLE_CHECKSUM = 0xB1B0AFBA;
    private static final int CHECKSUM_PLACE = 8;

    private final SortedMap<String, byte[]> tables;

    private FontTables(SortedMap<String, byte[]> tables) {
        this.tables = Collections.unmodifiableSortedMap(tables);
    }

    /** Takes a font file apart. */
    static FontTables read(byte[] file) {
        ByteBuffer in = ByteBuffer.wrap(file);
        SortedMap<String, byte[]> tables = new TreeMap<>();
        for (int i = 0; i < in.getShort(4); i++) {
            int entry = HEADER + i * ENTRY;
            int offset = in.getInt(entry + 8);
            String tag = tag(in.getInt(entry));
            tables.put(tag, Arrays.copyOfRange(file, offset, offset + in.getInt(entry + 12)));
        }
        return new FontTables(tables).withChecksum(0);
    }

    SortedMap<String, byte[]> byTag() {
        return tables;
    }

    /** These tables with another one in place of the one of this name. */
    FontTables with(String tag, byte[] table) {
        SortedMap<String, byte[]> changed = new TreeMap<>(tables);
        changed.put(tag, table.clone());
        return new FontTables(changed);
    }

    /** These tables with the checksum of the whole font in {@code head}. */
    FontTables sealed() {
        int sum = checksum(directory());
        for (byte[] table : tables.values()) {
            sum += checksum(table);
        }
        return withChecksum(WHOLE_CHECKSUM - sum);
    }

    /** The length of the font as a TrueType file. */
    int fileLength() {
        return HEADER
                + ENTRY * tables.size()
                + tables.values().stream()
                        .mapToInt(table -> padded(table.length))
                        .sum();
    }

    /** The sum of a table's words, of four bytes each. */
    static int checksum(byte[] table) {
        ByteBuffer words = ByteBuffer.wrap(Arrays.copyOf(table, padded(table.length)));
        int sum = 0;
        while (words.hasRemaining()) {
            sum += words.getInt();
        }
        return sum;
    }

    /** The next multiple of four: every table ends there. */
    static int padded(int length) {
        return (length + 3) / 4 * 4;
    }

    /** A tag as the four bytes that it is. */
    static int number(String tag) {
        return tag.charAt(0) << 24 | tag.charAt(1) << 16 | tag.charAt(2) << 8 | tag.charAt(3);
    }

    private static String tag(int number) {
        StringBuilder tag = new StringBuilder();
        for (int shift = 24; shift >= 0; shift -= 8) {
            tag.append((char) (number >>> shift & 0xff));
        }
        return tag.toString();
    }

    private FontTables withChecksum(int checksum) {
        byte[] head = tables.get("head").clone();
        ByteBuffer.wrap(head).putInt(CHECKSUM_PLACE, checksum);
        return with("head", head);
    }

    private byte[] directory() {
        int count = tables.size();
        int log = 31 - Integer.numberOfLeadingZeros(count);
        ByteBuffer out = ByteBuffer.allocate(HEADER + ENTRY * count);
        out.putInt(FLAVOUR).putShort((short) count);
        out.putShort((short) (16 << log)).putShort((short) log).putShort((short) (16 * count - (16 << log)));
        int offset = out.capacity();
        for (var entry : tables.entrySet()) {
            byte[] table = entry.getValue();
            out.putInt(number(entry.getKey())).putInt(checksum(table));
            out.putInt(offset).putInt(table.length);
            offset += padded(table.length);
        }
        return out.array();
    }
}
