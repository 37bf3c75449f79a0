package galley.math;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import org.apache.fontbox.ttf.NameRecord;
import org.apache.fontbox.ttf.NamingTable;

/**
 * The names under which changed fonts are shipped: their licence reserves KaTeX's names for KaTeX's own fonts, and wants
 * the notices of copyright and licence kept.
 */
final class FontNames {
    private static final String RESERVED = "KaTeX_";
    private static final String OURS = "Galley";

    /** Copyright, licence and the address of its text, by their numbers in the table. */
    private static final Set<Integer> NOTICES = Set.of(0, 13, 14);

    private static final int HEADER = 6;
    private static final int RECORD = 12;

    private FontNames() {}

    /** A text, such as the name of a family or a declaration of a style rule, with our names in it. */
    static String renamed(String text) {
        return text.replace(RESERVED, OURS);
    }

    /** The table of names, with ours everywhere but in the notices. */
    static byte[] table(NamingTable names) {
        List<NameRecord> records = names.getNameRecords();
        List<byte[]> texts = records.stream().map(FontNames::text).toList();
        int start = HEADER + RECORD * records.size();
        ByteBuffer out = ByteBuffer.allocate(
                start + texts.stream().mapToInt(text -> text.length).sum());
        shorts(out, 0, records.size(), start);
        int offset = 0;
        for (int i = 0; i < records.size(); i++) {
            NameRecord name = records.get(i);
            shorts(out, name.getPlatformId(), name.getPlatformEncodingId(), name.getLanguageId());
            shorts(out, name.getNameId(), texts.get(i).length, offset);
            offset += texts.get(i).length;
        }
        texts.forEach(out::put);
        return out.array();
    }

    /** The table is read with one kind of name: Windows, which means UTF-16. */
    private static byte[] text(NameRecord name) {
        if (name.getPlatformId() != NameRecord.PLATFORM_WINDOWS) {
            throw new IllegalStateException("a name of a font is not for Windows: " + name);
        }
        String text = name.getString();
        return (NOTICES.contains(name.getNameId()) ? text : renamed(text)).getBytes(StandardCharsets.UTF_16BE);
    }

    private static void shorts(ByteBuffer out, int first, int second, int third) {
        out.putShort((short) first).putShort((short) second).putShort((short) third);
    }
}
