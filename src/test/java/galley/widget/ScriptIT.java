package galley.widget;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

/** The shipped script as a file: small, and no danger to a strict policy. */
class ScriptIT {
    private static final int LARGEST = 32_000;
    private static final int LARGEST_COMPRESSED = 13_000;

    private static byte[] script() throws IOException {
        try (InputStream in = Start.class.getResourceAsStream("calculator.js")) {
            return in.readAllBytes();
        }
    }

    @Test
    void staysSmall() throws IOException {
        byte[] script = script();
        ByteArrayOutputStream compressed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(compressed)) {
            out.write(script);
        }
        assertTrue(script.length <= LARGEST, script.length + " bytes");
        assertTrue(compressed.size() <= LARGEST_COMPRESSED, compressed.size() + " bytes compressed");
    }

    @Test
    void writesNoMarkupAndEvaluatesNothing() throws IOException {
        String script = new String(script(), StandardCharsets.UTF_8);
        for (String danger : new String[] {"innerHTML", "outerHTML", "insertAdjacent", "document.write", "eval("}) {
            assertFalse(script.contains(danger), danger);
        }
        assertFalse(script.contains("Function("));
        assertEquals(-1, script.indexOf("</script"));
    }
}
