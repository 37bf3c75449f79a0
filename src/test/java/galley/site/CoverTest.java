package galley.site;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import galley.SealedLesson;
import galley.diagnostic.Diagnostics;
import galley.text.Sha256;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

class CoverTest {
    private static byte[] cover(String title) {
        LessonCard card = Placement.of(
                        List.of(VerifiedLessons.of(
                                SealedLesson.of("# A\n").text("title", title).text("topic", "Topic"))),
                        SiteAddress.UNKNOWN,
                        new Diagnostics())
                .get(0)
                .history()
                .newest();
        return new Cover("Lessons").of(card);
    }

    private static boolean isInked(BufferedImage image, int top, int bottom) {
        for (int y = top; y < bottom; y++) {
            for (int x = 40; x < image.getWidth(); x++) {
                if ((image.getRGB(x, y) & 0xffffff) != 0xfcfbf8) {
                    return true;
                }
            }
        }
        return false;
    }

    private static BufferedImage read(byte[] png) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(png));
    }

    @Test
    void aTitleIsWrittenAndOneWithoutLettersLeftOut() throws IOException {
        assertEquals(true, isInked(read(cover("Queue")), 190, 240));
        assertFalse(isInked(read(cover("待ち行列")), 190, 240));
    }

    @Test
    void aLongTitleStaysInsideThePicture() throws IOException {
        BufferedImage image = read(cover("Unbelievably long words ".repeat(20)));
        for (int y = 0; y < image.getHeight(); y++) {
            assertEquals(0xfcfbf8, image.getRGB(1150, y) & 0xffffff, "row " + y);
        }
        assertFalse(isInked(read(cover("W".repeat(90))), 190, 240));
    }

    /** The digest holds on every machine and every Java platform. */
    @Test
    void theBytesAreTheSameEverywhere() {
        byte[] one = cover("Where ink meets paper: 42 %?");
        assertArrayEquals(one, cover("Where ink meets paper: 42 %?"));
        assertEquals(
                "ae05110456a2b89b549f8e0c281c88726b668fc240be2d170333b02838b5aa3b",
                Sha256.of(one).hex());
    }
}
