package galley.pack;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Random;
import java.util.zip.Deflater;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

class DeflateTest {

    private static byte[] checked(byte[] data) throws Exception {
        byte[] stream = Deflate.zlib(data);
        assertArrayEquals(data, Inflated.of(stream, data.length));
        return stream;
    }

    private static String hex(String text) throws Exception {
        return HexFormat.of().formatHex(checked(text.getBytes(StandardCharsets.US_ASCII)));
    }

    @Test
    void bytesAreTheSameEverywhere() throws Exception {
        assertEquals("7801030000000001", hex(""));
        assertEquals("78014b040000620062", hex("a"));
        assertEquals("78014b4c4a862000113d0373", hex("abcabcabc"));
    }

    @Test
    void everyLengthAndDistanceComesBack() throws Exception {
        for (int length = 3; length <= 300; length++) {
            checked("q".repeat(length).getBytes(StandardCharsets.US_ASCII));
        }
        byte[] far = new byte[70_000];
        new Random(1).nextBytes(far);
        for (int distance = 10; distance < 40_000; distance += 1_111) {
            byte[] data = far.clone();
            System.arraycopy(data, 0, data, distance, 10);
            checked(data);
        }
    }

    @Test
    void everySeedOfEveryAlphabetComesBack() throws Exception {
        for (int seed = 0; seed < 200; seed++) {
            Random random = new Random(seed);
            byte[] data = new byte[random.nextInt(3_000)];
            for (int i = 0; i < data.length; i++) {
                data[i] = (byte) random.nextInt(1 + seed % 256);
            }
            checked(data);
        }
    }

    @Test
    void matchAtTheEdgeOfTheWindowIsUsedAndOneBeyondIsNot() throws Exception {
        byte[] data = new byte[32_768 + 258];
        new Random(2).nextBytes(data);
        byte[] again = data.clone();
        System.arraycopy(data, 0, again, 32_768, 258);
        assertTrue(checked(again).length < checked(data).length - 240);
        byte[] beyond = Arrays.copyOf(data, data.length + 1);
        System.arraycopy(data, 0, beyond, 32_769, 258);
        assertTrue(checked(beyond).length > checked(again).length + 240);
    }

    @Test
    void longRunTakesHardlyAnyRoom() throws Exception {
        assertTrue(checked(new byte[50_000]).length < 350);
    }

    @Test
    void textIsNoLargerThanWithTheUsualCompressor() throws Exception {
        for (String name : new String[] {"README.md", "assets/site.css", "templates/layout.ftlh", "src/CHANGES.md"}) {
            byte[] text = Files.readAllBytes(Path.of(name));
            Deflater usual = new Deflater(Deflater.BEST_COMPRESSION);
            usual.setInput(text);
            usual.finish();
            int usualLength = usual.deflate(new byte[text.length + 100]);
            usual.end();
            int own = checked(text).length;
            assertTrue(own <= usualLength * 1.01, name + ": " + own + " and " + usualLength);
        }
    }

    @Test
    void aGzipFileHoldsNoTimeAndComesBack() throws Exception {
        byte[] text = Files.readAllBytes(Path.of("README.md"));
        byte[] file = Gzip.of(text);
        assertEquals("1f8b08000000000002ff", HexFormat.of().formatHex(file, 0, 10));
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(file))) {
            assertArrayEquals(text, in.readAllBytes());
        }
    }

    /** Frequencies that grow as Fibonacci's numbers ask for codes longer than the limit. */
    @Test
    void noCodeIsLongerThanTheFormatAllows() throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int one = 1;
        int two = 1;
        for (int symbol = 0; symbol < 22; symbol++) {
            for (int i = 0; i < one; i++) {
                out.write(symbol * 11);
            }
            int next = one + two;
            one = two;
            two = next;
        }
        byte[] data = out.toByteArray();
        Random random = new Random(5);
        for (int i = data.length - 1; i > 0; i--) {
            int other = random.nextInt(i + 1);
            byte swapped = data[i];
            data[i] = data[other];
            data[other] = swapped;
        }
        checked(data);
    }
}
