package galley.picture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.math.GlyphOutlines;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** The pictures are read by the platform, which has no part in writing them. */
class PictureTest {
    private static final int PAPER = 0xfafafa;
    private static final int INK = 0x102030;

    private static BufferedImage read(Picture picture) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(picture.png()));
    }

    private static int colour(BufferedImage image, int x, int y) {
        return image.getRGB(x, y) & 0xffffff;
    }

    @Test
    void aRectangleCoversItsPixelsAndNoOthers() throws IOException {
        Picture picture = new Picture(40, 30, PAPER, List.of(INK));
        picture.rectangle(0, 10, 5, 20, 4);
        BufferedImage image = read(picture);
        assertEquals(40, image.getWidth());
        for (int y = 0; y < 30; y++) {
            for (int x = 0; x < 40; x++) {
                boolean inside = x >= 10 && x < 30 && y >= 5 && y < 9;
                assertEquals(inside ? INK : PAPER, colour(image, x, y), x + "," + y);
            }
        }
    }

    @Test
    void halfAPixelIsHalfTheInk() throws IOException {
        Picture picture = new Picture(4, 4, 0xffffff, List.of(0));
        picture.rectangle(0, 1, 1, 1, 0.5);
        int shade = colour(read(picture), 1, 1) & 0xff;
        assertTrue(shade > 110 && shade < 145, "" + shade);
    }

    @Test
    void aTextIsAsWideAsItSaysAndHasHoles() throws IOException {
        GlyphOutlines letters = GlyphOutlines.bold();
        Picture picture = new Picture(400, 120, PAPER, List.of(INK));
        picture.text(0, "O", letters, 20, 100, 100);
        BufferedImage image = read(picture);
        double width = Picture.width("O", letters, 100).orElseThrow();
        assertEquals(PAPER, colour(image, 20 + (int) (width / 2), 65), "the middle of an O is empty");
        int inked = 0;
        for (int x = 0; x < 400; x++) {
            for (int y = 0; y < 120; y++) {
                boolean ink = colour(image, x, y) != PAPER;
                inked += ink ? 1 : 0;
                assertTrue(!ink || (x >= 18 && x <= 22 + width), "ink at " + x);
            }
        }
        assertTrue(inked > 1000, "" + inked);
    }

    @Test
    void aMissingLetterIsKnown() {
        assertEquals(Optional.empty(), Picture.width("待つ", GlyphOutlines.bold(), 10));
    }

    @Test
    void theSameShapesGiveTheSameBytes() {
        assertArrayEquals(drawn(), drawn());
    }

    private static byte[] drawn() {
        Picture picture = new Picture(300, 90, PAPER, List.of(INK, 0xff0000));
        picture.text(0, "Same", GlyphOutlines.regular(), 3.5, 60.25, 48);
        picture.line(1, List.of(new double[] {5, 80}, new double[] {150, 20}, new double[] {299, 85}), 3);
        return picture.png();
    }
}
