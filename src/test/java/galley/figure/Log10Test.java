package galley.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;

class Log10Test {

    @Test
    void isWholeForPowersOfTen() {
        for (int i = 0; i <= 15; i++) {
            assertEquals(i, Log10.of(Log10.power(i)));
            assertEquals(-i, Log10.of(Log10.power(-i)), 1e-14);
        }
    }

    @Test
    void agreesWithTheLibrary() {
        Random random = new Random(5);
        for (int i = 0; i < 10_000; i++) {
            double value = Math.exp(random.nextDouble() * 80 - 40);
            assertEquals(Math.log10(value), Log10.of(value), 1e-13);
        }
    }
}
