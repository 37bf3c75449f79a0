package galley.pack;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.brotli.dec.BrotliInputStream;

/**
 * The words that every reader of the format knows: RFC 7932, section 8 and appendix A. A reader of it is asked for them, with
 * a stream that names each word once.
 */
final class Dictionary {
    static final int SHORTEST = 4;
    static final int LONGEST = 24;

    /** By length, how many bits the number of a word has. */
    private static final int[] BITS = {
        0, 0, 0, 0, 10, 10, 11, 11, 10, 10, 10, 10, 10, 9, 9, 8, 7, 7, 8, 7, 7, 6, 6, 5, 5
    };

    private static final int WINDOW_BITS = 18;

    private Dictionary() {}

    /** How many bits the number of a word of this length has; there is a word for each number. */
    static int bits(int length) {
        return BITS[length];
    }

    /** All words, the shortest first, in the order of their numbers. */
    static byte[] words() {
        List<Command> commands = new ArrayList<>();
        int at = 0;
        for (int length = SHORTEST; length <= LONGEST; length++) {
            for (int word = 0; word < 1 << BITS[length]; word++) {
                commands.add(new Command(0, length, length, at + 1 + word));
                at += length;
            }
        }
        byte[] none = {};
        BitWriter out = new BitWriter();
        Brotli.writeWindow(WINDOW_BITS, out);
        List<CodedCommand> coded = CodedCommand.of(commands, 0, 1 << WINDOW_BITS, LastDistances.atStart());
        MetaBlock.write(none, coded, new BlockCounts(none, coded), true, out);
        try (BrotliInputStream in = new BrotliInputStream(new ByteArrayInputStream(out.end()))) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
