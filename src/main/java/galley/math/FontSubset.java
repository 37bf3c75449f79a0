package galley.math;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.text.Normalizer;
import java.util.BitSet;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TTFSubsetter;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

/** A font of KaTeX's with no more glyphs than some characters need, under a name of its own. */
final class FontSubset {
    /** A browser draws a blank for each kind of space that a font lacks, and a hyphen for the one that does not break. */
    private static final String SPACES = " \u00A0";

    private static final String HYPHENS = "\u2010\u2011";

    private FontSubset() {}

    /**
     * A WOFF file.
     *
     * @param name the name of KaTeX's font, such as {@code KaTeX_Main-Regular}
     */
    static byte[] of(String name, BitSet characters) {
        byte[] file = KatexFiles.font(name + ".ttf");
        try (TrueTypeFont font = new TTFParser().parse(new RandomAccessReadBuffer(file))) {
            FontTables whole = FontTables.read(file);
            return WoffFile.of(FontTables.read(subset(font, withForms(characters)))
                    // The library shortens OS/2 and leaves the notice of the licence out.
                    .with("OS/2", whole.byTag().get("OS/2"))
                    .with("name", FontNames.table(font.getNaming())));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] subset(TrueTypeFont font, BitSet characters) throws IOException {
        TTFSubsetter subsetter = new TTFSubsetter(font);
        characters.stream().forEach(subsetter::add);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        subsetter.writeToStream(out);
        return out.toByteArray();
    }

    /** The characters that a browser may draw in place of these: composed and taken apart. */
    private static BitSet withForms(BitSet characters) {
        BitSet all = new BitSet();
        SPACES.chars().forEach(all::set);
        characters.stream().forEach(character -> {
            String text = Character.toString(character);
            all.set(character);
            Normalizer.normalize(text, Normalizer.Form.NFD).codePoints().forEach(all::set);
            if (HYPHENS.contains(text)) {
                HYPHENS.chars().forEach(all::set);
            }
        });
        return all;
    }
}
