package galley.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class JsonStringTest {

    @Test
    void controlCharactersAreEscaped() {
        assertEquals(
                "\"\\u0000\\u001f\\b\\t\\n\\f\\r\\\"\\\\/é😀\u2028\"",
                JsonString.quoted("\0\u001f\b\t\n\f\r\"\\/é😀\u2028"));
    }
}
