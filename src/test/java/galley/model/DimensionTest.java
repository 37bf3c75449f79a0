package galley.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DimensionTest {

    @ParameterizedTest
    @CsvSource({
        "40e-6, TIME, 40 μs",
        "45e-6, TIME, 45 μs",
        "4e-8, TIME, 40 ns",
        "5.04e-6, TIME, 5.04 μs",
        "50e9, BYTE_RATE, 50 GB/s",
        "125000, SIZE, 125 kB",
        "0.11111111, SHARE, 11.11 %",
        "1, SHARE, 100 %",
        "0, SHARE, 0 %",
        "0, TIME, 0 s",
        "0, SIZE, 0 B",
        "0.25, SIZE, 0.25 B",
        "1e-15, TIME, 0.001 ps",
        "999.95, SIZE, 1 kB",
        "999.94, SIZE, 999.9 B",
        "999949999, SIZE, 999.9 MB",
        "999950000, SIZE, 1 GB",
        "1234567, COUNT, 1234567",
        "12345.5, TIME, 12350 s",
        "1e18, SIZE, 1000 PB",
        "0.99995, SHARE, 100 %",
        "0.999949, SHARE, 99.99 %"
    })
    void printsInTheUnitThatKeepsTheNumberShort(double value, Dimension dimension, String text) {
        assertEquals(text, dimension.print(value).replace('\u00A0', ' '));
    }

    @Test
    void roundsDecimalsHalfToEven() {
        Random random = new Random(3);
        Unit bytes = new Unit(Dimension.SIZE, 0, 0);
        for (int i = 0; i < 20_000; i++) {
            int length = 1 + random.nextInt(15);
            BigDecimal number =
                    new BigDecimal(random.nextLong((long) Math.pow(10, length))).movePointLeft(random.nextInt(16));
            int digits = 1 + random.nextInt(14);
            BigDecimal expected = number.round(new MathContext(digits, RoundingMode.HALF_EVEN));
            assertEquals(plain(expected) + "\u00A0B", bytes.print(number.doubleValue(), digits));
        }
    }

    @Test
    void roundsTiesToEven() {
        Unit bytes = new Unit(Dimension.SIZE, 0, 0);
        for (int i = 0; i < 1000; i++) {
            BigDecimal tie = new BigDecimal(1000 + i).add(new BigDecimal("0.5"));
            BigDecimal expected = tie.round(new MathContext(4, RoundingMode.HALF_EVEN));
            assertEquals(plain(expected) + "\u00A0B", bytes.print(tie.doubleValue(), 4));
        }
    }

    @Test
    void staysWithinHalfAUnitOfEveryDouble() {
        Random random = new Random(4);
        for (int i = 0; i < 20_000; i++) {
            double value = Math.exp(random.nextDouble() * 60 - 30);
            BigDecimal exact = new BigDecimal(value);
            BigDecimal printed = new BigDecimal(new Unit(Dimension.COUNT, 0, 0).print(value, 6));
            BigDecimal unit = BigDecimal.ONE.movePointLeft(5 - exact.precision() + exact.scale() + 1);
            BigDecimal half = unit.multiply(new BigDecimal("0.5000001"));
            assertEquals(true, printed.subtract(exact).abs().compareTo(half) <= 0, exact + " " + printed);
        }
    }

    @Test
    void printsInAGivenUnit() {
        assertEquals("0.04\u00A0μs", QuantityTest.read("0.04 μs").unit().print(4e-8, 4));
        assertEquals("64\u00A0KiB", QuantityTest.read("1 KiB").unit().print(65536, 4));
        assertEquals("0.001\u00A0s", QuantityTest.read("1 s").unit().print(0.001, 4));
    }

    private static String plain(BigDecimal number) {
        return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
    }
}
