package galley.ledger;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** The texts of a frame by their numbers, each made when it is first asked for; several threads may ask. */
final class PlainTexts {
    private final byte[] bytes;

    /** Where each begins, and behind the last where it ends; a length of four bytes stands before each. */
    private final int[] starts;

    private final @Nullable String[] made;

    /** Passes over the texts in a buffer. */
    PlainTexts(ByteBuffer buffer) {
        bytes = buffer.array();
        made = new String[buffer.getInt()];
        starts = new int[made.length + 1];
        int at = buffer.arrayOffset() + buffer.position();
        for (int i = 0; i < made.length; i++) {
            starts[i] = at + Integer.BYTES;
            at = starts[i] + buffer.getInt(at - buffer.arrayOffset());
        }
        starts[made.length] = at + Integer.BYTES;
        buffer.position(at - buffer.arrayOffset());
    }

    String get(int number) {
        String text = made[number];
        if (text == null) {
            int length = starts[number + 1] - Integer.BYTES - starts[number];
            text = new String(bytes, starts[number], length, StandardCharsets.UTF_8);
            made[number] = text;
        }
        return text;
    }
}
