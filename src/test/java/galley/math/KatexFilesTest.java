package galley.math;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class KatexFilesTest {

    @Test
    void scriptAndSheetAreOfOneRelease() {
        String version = "\"" + KatexFiles.version() + "\"";
        assertTrue(KatexFiles.script().contains("version:" + version));
        assertTrue(KatexFiles.styleSheet().contains("content:" + version));
    }

    @Test
    void missingFileIsNamed() {
        assertEquals(
                "KaTeX is not whole on the class path: /META-INF/resources/webjars/katex/" + KatexFiles.version()
                        + "/dist/fonts/none.ttf is missing",
                assertThrows(IllegalStateException.class, () -> KatexFiles.font("none.ttf"))
                        .getMessage());
    }
}
