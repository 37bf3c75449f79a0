package galley.preview;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScriptTagTest {
    private static final String TAG = "<script defer src=\"/__galley/reload.js\" data-page=\"abc\"></script>\n";

    @ParameterizedTest
    @CsvSource({
        "<head><title>ä</title>,</head><body></body>",
        "<HEAD><title>ä</title>,</HEAD >",
        "<p>no head</p>,</body></html>",
        "<p>nothing,''"
    })
    void theScriptStandsAtTheEndOfTheHead(String before, String after) {
        String page = before + after;
        assertEquals(
                before + TAG + after,
                new String(ScriptTag.into(page.getBytes(StandardCharsets.UTF_8), "abc"), StandardCharsets.UTF_8));
    }

    @Test
    void bytesThatAreNoTextStay() {
        byte[] page = {(byte) 0xff, 0, (byte) 0xc3, '\r', '\n'};
        byte[] with = ScriptTag.into(page, "abc");
        byte[] first = new byte[page.length];
        System.arraycopy(with, 0, first, 0, page.length);
        assertArrayEquals(page, first);
    }
}
