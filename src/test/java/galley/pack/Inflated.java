package galley.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/** Reads compressed bytes with the platform's own means. */
public final class Inflated {
    private Inflated() {}

    /** What a zlib stream holds; nothing may follow it. */
    public static byte[] of(byte[] stream, int length) throws DataFormatException {
        Inflater inflater = new Inflater();
        try {
            inflater.setInput(stream);
            byte[] out = new byte[length + 1];
            assertEquals(length, inflater.inflate(out));
            assertEquals(0, inflater.getRemaining());
            assertEquals(true, inflater.finished());
            return Arrays.copyOf(out, length);
        } finally {
            inflater.end();
        }
    }
}
