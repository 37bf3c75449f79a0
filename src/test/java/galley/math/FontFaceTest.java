package galley.math;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class FontFaceTest {

    @Test
    void ruleQuotesTheUrl() {
        assertEquals(
                "@font-face{font-display:block;font-family:F;font-style:italic;font-weight:700;"
                        + "src:url(\"a\\\"b\") format(\"woff\")}",
                new FontFace("F", true, true, "f").css("a\"b"));
    }

    @Test
    void faceWithTheRightSlantIsTakenBeforeOneWithTheRightWeight() {
        List<FontFace> faces = StyleSheet.ofKatex().faces();
        assertEquals(
                "KaTeX_SansSerif-Italic",
                FontFace.match(faces, new FontStyle("KaTeX_SansSerif", true, true))
                        .orElseThrow()
                        .name());
        assertEquals(
                "KaTeX_Math-Italic",
                FontFace.match(faces, new FontStyle("KaTeX_Math", false, false))
                        .orElseThrow()
                        .name());
    }

    @Test
    void fontIsShippedUnderANameThatIsNotReserved() {
        FontFace face = new FontFace("KaTeX_Main", false, false, "KaTeX_Main-Regular");
        assertEquals("GalleyMain-Regular.woff", face.file());
        assertTrue(face.css("u").contains(";font-family:GalleyMain;"));
    }
}
