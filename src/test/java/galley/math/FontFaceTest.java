package galley.math;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class FontFaceTest {

    @Test
    void ruleQuotesTheUrl() {
        assertEquals(
                "@font-face{font-display:block;font-family:F;font-style:italic;font-weight:700;"
                        + "src:url(\"a\\\"b\") format(\"woff2\")}",
                new FontFace("F", true, true, "f.woff2").css("a\"b"));
    }

    @Test
    void faceWithTheRightSlantIsTakenBeforeOneWithTheRightWeight() {
        List<FontFace> faces = StyleSheet.ofKatex().faces();
        assertEquals(
                "KaTeX_SansSerif-Italic.woff2",
                FontFace.match(faces, new FontStyle("KaTeX_SansSerif", true, true))
                        .orElseThrow()
                        .file());
        assertEquals(
                "KaTeX_Math-Italic.woff2",
                FontFace.match(faces, new FontStyle("KaTeX_Math", false, false))
                        .orElseThrow()
                        .file());
    }
}
