package galley.pack;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.zip.CRC32;
import org.brotli.dec.BrotliInputStream;
import org.junit.jupiter.api.Test;

class WordsTest {
    private static final byte[] WORDS = Dictionary.words();

    /** Appendix A gives both. */
    @Test
    void theDictionaryIsThatOfTheFormat() {
        CRC32 sum = new CRC32();
        sum.update(WORDS);
        assertEquals(122_784, WORDS.length);
        assertEquals(0x5136cb04L, sum.getValue());
    }

    /** A stream of nothing but words, each with one of the transforms: what a reader makes of it is what we look for. */
    @Test
    void everyTransformIsWhatAReaderMakesOfIt() throws IOException {
        for (Transforms.Beginning beginning : Transforms.all()) {
            for (int form = 0; form < beginning.endings().size(); form++) {
                for (Transforms.Ending ending : beginning.endings().get(form)) {
                    check(beginning, form, ending);
                }
            }
        }
    }

    private static void check(Transforms.Beginning beginning, int form, Transforms.Ending ending) throws IOException {
        List<byte[]> expected = new ArrayList<>();
        List<Command> commands = new ArrayList<>();
        int at = 0;
        int place = 0;
        for (int length = 4; length <= 24; length++) {
            for (int number = 0; number < 1 << Dictionary.bits(length); number++) {
                if (number % 17 == 0 && length > ending.omitted()) {
                    byte[] text = expected(beginning, form, ending, Arrays.copyOfRange(WORDS, place, place + length));
                    int distance = at + 1 + (ending.transform() << Dictionary.bits(length)) + number;
                    commands.add(new Command(0, length, text.length, distance));
                    expected.add(text);
                    at += text.length;
                }
                place += length;
            }
        }
        byte[] all = new byte[at];
        int end = 0;
        for (byte[] text : expected) {
            System.arraycopy(text, 0, all, end, text.length);
            end += text.length;
        }
        assertArrayEquals(all, read(commands), ending.toString());
    }

    private static byte[] expected(Transforms.Beginning beginning, int form, Transforms.Ending ending, byte[] word) {
        if (form > 0) {
            Transforms.capitalize(word, 0, word.length, form == 2);
        }
        String text = new String(word, 0, word.length - ending.omitted(), StandardCharsets.ISO_8859_1);
        return (beginning.prefix() + text + ending.suffix()).getBytes(StandardCharsets.ISO_8859_1);
    }

    private static byte[] read(List<Command> commands) throws IOException {
        BitWriter out = new BitWriter();
        Brotli.writeWindow(22, out);
        List<CodedCommand> coded = CodedCommand.of(commands, 0, 1 << 22, LastDistances.atStart());
        MetaBlock.write(WORDS, coded, new BlockCounts(WORDS, coded), true, out);
        try (BrotliInputStream in = new BrotliInputStream(new ByteArrayInputStream(out.end()))) {
            return in.readAllBytes();
        }
    }

    @Test
    void aWordIsFoundInAllItsForms() {
        for (String text :
                List.of("government", "Government", "GOVERNMENT", " government, ", "government of ", "governm")) {
            byte[] data = (text + "~~~~").getBytes(StandardCharsets.UTF_8);
            int window = 1 << 18;
            Candidates found = new Candidates(data, 0, data.length, new MatchTree(data, window), window);
            assertTrue(
                    IntStream.range(found.start(0), found.start(1))
                            .anyMatch(candidate -> found.covered(candidate) == text.length()),
                    text);
        }
    }
}
