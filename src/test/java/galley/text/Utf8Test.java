package galley.text;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class Utf8Test {
    @Test
    void decodesWhatIsUtf8() {
        byte[] bytes = "α ≈ 5 μs \uD83D\uDE00".getBytes(StandardCharsets.UTF_8);
        assertEquals(new Utf8.Decoded.Text("α ≈ 5 μs \uD83D\uDE00"), Utf8.decode(bytes));
    }

    @Test
    void namesTheFirstByteThatIsNot() {
        assertEquals(new Utf8.Decoded.Malformed(3, "aα"), Utf8.decode(new byte[] {'a', (byte) 0xCE, (byte) 0xB1, -1}));
        assertEquals(
                new Utf8.Decoded.Malformed(1, "a"),
                Utf8.decode(new byte[] {'a', (byte) 0xCE}),
                "a sequence that the end cuts off");
        assertEquals(
                new Utf8.Decoded.Malformed(0, ""),
                Utf8.decode(new byte[] {(byte) 0xED, (byte) 0xA0, (byte) 0x80}),
                "an encoded surrogate");
        assertEquals(
                new Utf8.Decoded.Malformed(0, ""),
                Utf8.decode(new byte[] {(byte) 0xC0, (byte) 0x80}),
                "an overlong form");
    }

    @Test
    void refusesToEncodeALoneSurrogate() {
        assertThrows(IllegalArgumentException.class, () -> Utf8.encode("a\uD800"));
        assertArrayEquals(new byte[] {'a'}, Utf8.encode("a"));
    }

    @Test
    void findsLoneSurrogates() {
        assertEquals(-1, Utf8.loneSurrogate("a\uD83D\uDE00"));
        assertEquals(1, Utf8.loneSurrogate("a\uD83D"));
        assertEquals(0, Utf8.loneSurrogate("\uDE00a"));
        assertEquals(0, Utf8.loneSurrogate("\uD83Da\uDE00"));
    }
}
