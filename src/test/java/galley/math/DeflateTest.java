package galley.math;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;

class DeflateTest {

    private static byte[] checked(byte[] data) throws Exception {
        byte[] stream = Deflate.zlib(data);
        assertArrayEquals(data, Woff.inflated(stream, data.length));
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
        assertTrue(checked(again).length < checked(data).length - 250);
        byte[] beyond = Arrays.copyOf(data, data.length + 1);
        System.arraycopy(data, 0, beyond, 32_769, 258);
        assertTrue(checked(beyond).length > checked(again).length + 250);
    }

    @Test
    void longRunTakesHardlyAnyRoom() throws Exception {
        assertTrue(checked(new byte[50_000]).length < 350);
    }
}
