package galley.math;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.InflaterInputStream;
import org.junit.jupiter.api.Test;

class RunsTest {
    private static byte[] unpacked(byte[] stream) throws IOException {
        try (InflaterInputStream in = new InflaterInputStream(new ByteArrayInputStream(stream))) {
            return in.readAllBytes();
        }
    }

    @Test
    void everyLengthOfARunComesBack() throws IOException {
        for (int length = 0; length < 800; length++) {
            byte[] data = new byte[length + 2];
            Arrays.fill(data, 1, length + 1, (byte) 200);
            assertArrayEquals(data, unpacked(Runs.zlib(data)), "a run of " + length);
        }
    }

    @Test
    void anythingComesBack() throws IOException {
        for (int seed = 0; seed < 50; seed++) {
            Random random = new Random(seed);
            byte[] data = new byte[random.nextInt(3000)];
            for (int i = 0; i < data.length; i++) {
                data[i] = (byte) (random.nextInt(8) > 0 && i > 0 ? data[i - 1] : random.nextInt(256));
            }
            assertArrayEquals(data, unpacked(Runs.zlib(data)), "seed " + seed);
        }
    }

    @Test
    void longRunsGetShort() {
        assertTrue(Runs.zlib(new byte[756_000]).length < 6000);
    }
}
