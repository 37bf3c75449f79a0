package galley.math;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.TimeZone;
import java.util.stream.IntStream;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.NameRecord;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.junit.jupiter.api.Test;

class FontSubsetTest {
    private static final String MAIN = "KaTeX_Main-Regular";

    private static byte[] subset(String name, String text) {
        BitSet characters = new BitSet();
        text.codePoints().forEach(characters::set);
        return FontSubset.of(name, characters);
    }

    private static TrueTypeFont parse(byte[] file) throws IOException {
        return new TTFParser().parse(new RandomAccessReadBuffer(file));
    }

    private static List<Integer> mapped(byte[] file) throws IOException {
        CmapLookup map = parse(file).getUnicodeCmapLookup();
        return IntStream.range(0, 0x20000)
                .filter(character -> map.getGlyphId(character) != 0)
                .boxed()
                .toList();
    }

    @Test
    void itHoldsTheCharactersAndTheSpacesAndNoOthers() throws Exception {
        byte[] file = Woff.trueType(subset(MAIN, "ba≈\u4E2D"));
        assertEquals(List.of((int) ' ', (int) 'a', (int) 'b', 0xA0, (int) '≈'), mapped(file));
        assertTrue(parse(file).getNumberOfGlyphs() <= 6);
    }

    @Test
    void outlinesWidthsAndHintsAreThoseOfTheWholeFont() throws Exception {
        byte[] whole = KatexFiles.font(MAIN + ".ttf");
        byte[] small = Woff.trueType(subset(MAIN, "mg"));
        for (String tag : List.of("OS/2", "cvt ", "fpgm", "gasp", "prep")) {
            assertArrayEquals(
                    FontTables.read(whole).byTag().get(tag),
                    FontTables.read(small).byTag().get(tag),
                    tag);
        }
        for (int character : new int[] {'m', 'g', ' '}) {
            TrueTypeFont from = parse(whole);
            TrueTypeFont into = parse(small);
            int old = from.getUnicodeCmapLookup().getGlyphId(character);
            int glyph = into.getUnicodeCmapLookup().getGlyphId(character);
            assertEquals(from.getAdvanceWidth(old), into.getAdvanceWidth(glyph));
            byte[] padded = outline(small, glyph);
            assertArrayEquals(Arrays.copyOf(outline(whole, old), padded.length), padded);
        }
    }

    private static byte[] outline(byte[] file, int glyph) throws IOException {
        long[] offsets = parse(file).getIndexToLocation().getOffsets();
        byte[] all = FontTables.read(file).byTag().get("glyf");
        byte[] outline = new byte[(int) (offsets[glyph + 1] - offsets[glyph])];
        System.arraycopy(all, (int) offsets[glyph], outline, 0, outline.length);
        return outline;
    }

    @Test
    void accentedLetterComesWithItsParts() throws Exception {
        List<Integer> mapped = mapped(Woff.trueType(subset(MAIN, "é")));
        assertTrue(mapped.contains((int) 'e'), mapped.toString());
    }

    @Test
    void reservedNameIsGoneAndTheNoticesStay() throws Exception {
        for (FontFace face : StyleSheet.ofKatex().faces()) {
            TrueTypeFont whole = parse(KatexFiles.font(face.name() + ".ttf"));
            TrueTypeFont small = parse(Woff.trueType(subset(face.name(), "A(")));
            for (NameRecord name : whole.getNaming().getNameRecords()) {
                String kept = small.getNaming().getName(name.getNameId(), 3, 1, 0x409);
                boolean notice = List.of(0, 13, 14).contains(name.getNameId());
                assertEquals(notice ? name.getString() : name.getString().replace("KaTeX_", "Galley"), kept);
                assertFalse(!notice && kept.contains("KaTeX"), kept);
            }
        }
    }

    @Test
    void wholeFontKnowsItsOwnChecksum() throws Exception {
        byte[] file = Woff.trueType(subset("KaTeX_Math-Italic", "T"));
        assertEquals(0xB1B0AFBA, FontTables.checksum(file));
    }

    @Test
    void neitherClockNorZoneChangesTheBytes() {
        byte[] first = subset(MAIN, "x");
        TimeZone zone = TimeZone.getDefault();
        try {
            TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Kiritimati"));
            assertArrayEquals(first, subset(MAIN, "x"));
        } finally {
            TimeZone.setDefault(zone);
        }
    }

    @Test
    void bytesAreTheSameEverywhere() {
        assertEquals(
                "c27f3512d3",
                galley.text.Sha256.of(subset(MAIN, "message+≈payload")).prefix(10));
    }
}
