package galley.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.model.Reading.Read;
import galley.model.Reading.Refused;
import java.math.BigDecimal;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QuantityTest {
    static Quantity read(String text) {
        Reading reading = Quantity.read(text);
        if (reading instanceof Read read) {
            return read.quantity();
        }
        throw new AssertionError(((Refused) reading).reason());
    }

    private static String refused(String text) {
        return Quantity.read(text) instanceof Refused refused ? refused.reason() : "read";
    }

    @ParameterizedTest
    @CsvSource({
        "5 μs, 5e-6, TIME",
        "5 \u00B5s, 5e-6, TIME",
        "5 us, 5e-6, TIME",
        "5us, 5e-6, TIME",
        "5\u00A0μs, 5e-6, TIME",
        "5\u202Fμs, 5e-6, TIME",
        "5\u2009ms, 5e-3, TIME",
        "3 ns, 3e-9, TIME",
        "7 ps, 7e-12, TIME",
        "1.50 s, 1.5, TIME",
        "25 GB/s, 25e9, BYTE_RATE",
        "400 Gb/s, 400e9, BIT_RATE",
        "8 kb, 8e3, BITS",
        "1 MB, 1e6, SIZE",
        "64 KiB, 65536, SIZE",
        "0.5 MiB, 524288, SIZE",
        "1 TiB/s, 1099511627776, BYTE_RATE",
        "1e6 B, 1e6, SIZE",
        "1E+6 B, 1e6, SIZE",
        "2.5e-3 GB, 2.5e6, SIZE",
        "1000000000000000000 B, 1e18, SIZE",
        "0 B, 0, SIZE",
        "12.5 %, 0.125, SHARE",
        "8, 8, COUNT",
        "'  8  ', 8, COUNT"
    })
    void readsNumberAndUnit(String text, String value, Dimension dimension) {
        assertEquals(new BigDecimal(value).doubleValue(), read(text).value());
        assertEquals(dimension, read(text).dimension());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Infinity s",
                "NaN",
                "x",
                "μs",
                ".5 s",
                "5. s",
                "٥ s",
                "५ B",
                "５ B",
                "e5 s",
            })
    void refusesWhatBeginsWithoutDigits(String text) {
        assertEquals("A quantity begins with digits from 0 to 9, such as 5 or 0.5.", refused(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1,5 s", "1_000 B", "1 000 B", "1'000 B", "1.2.3 s", "1.5,0 s"})
    void refusesSeparators(String text) {
        assertEquals("A number has no separators but one decimal point, such as 1000 or 1.5.", refused(text));
    }

    @ParameterizedTest
    @CsvSource({
        "5 S, S",
        "1 KB, KB",
        "1 mB, mB",
        "0x10 B, x10 B",
        "5 ks, ks",
        "1 kiB, kiB",
        "1 Kis, Kis",
        "5 e, e",
        "5e s, e s",
        "1 GBps, GBps",
        "5 m s, m s",
        "1 B /s, B /s",
        "1f s, f s",
        "1 u, u",
        "1 k%, k%",
        "1 μ%, μ%"
    })
    void refusesUnknownUnits(String text, String unit) {
        assertEquals(
                "“" + unit + "” is not a unit: write s, B, b, B/s or b/s, perhaps with a prefix, such as μs or GB/s.",
                refused(text));
    }

    @Test
    void refusesTheRestWithItsOwnReason() {
        assertEquals("There is no quantity.", refused(""));
        assertEquals("There is no quantity.", refused(" \u00A0"));
        assertEquals("A quantity has no sign.", refused("-5 s"));
        assertEquals("A quantity has no sign.", refused("−5 s"));
        assertEquals("A quantity has no sign.", refused("+5 s"));
        assertEquals("A quantity has at most 40 characters.", refused("0".repeat(40) + " s"));
        assertEquals("A number has at most 15 digits.", refused("1234567890123456 B"));
        assertEquals("A number has at most 15 digits.", refused("0.1234567890123456 B"));
        assertEquals("The number is too large or too small.", refused("1e20 TB"));
        assertEquals("The number is too large or too small.", refused("1e-30 s"));
        assertEquals("The number is too large or too small.", refused("1e999999999999999999 s"));
    }

    @Test
    void readsEveryDecimalCorrectlyRounded() {
        Random random = new Random(1);
        List<String> units = List.of("s", "ms", "μs", "ns", "B", "kB", "MB", "GB", "GB/s", "Tb/s", "%");
        int[] powers = {0, -3, -6, -9, 0, 3, 6, 9, 9, 12, -2};
        for (int i = 0; i < 20_000; i++) {
            int unit = random.nextInt(units.size());
            BigDecimal number = BigDecimal.valueOf(random.nextLong(1_000_000_000_000_000L), random.nextInt(9));
            double expected = number.scaleByPowerOfTen(powers[unit]).doubleValue();
            String text = number.toPlainString() + " " + units.get(unit);
            assertEquals(expected, read(text).value(), text);
        }
    }

    @Test
    void writtenTextReadsBackAsTheSame() {
        Random random = new Random(2);
        List<String> units = List.of("s", "μs", "KiB", "GB", "Gb/s", "%", "");
        for (int i = 0; i < 5_000; i++) {
            String number = BigDecimal.valueOf(random.nextInt(1_000_000), random.nextInt(9))
                    .toPlainString();
            Quantity quantity = read(number + " " + units.get(random.nextInt(units.size())));
            assertTrue(quantity.text().startsWith(number), number);
            assertEquals(quantity.text(), read(quantity.text()).text());
            assertEquals(quantity.value(), read(quantity.text()).value());
        }
        assertEquals("5.0\u00A0μs", read("5.0 us").text());
        assertEquals("1000000000000000000\u00A0B", read("1e18 B").text());
    }

    @Test
    void coversHalfAUnitOfTheLastDigitWritten() {
        assertTrue(read("45 μs").covers(45e-6));
        assertTrue(read("5.04 μs").covers(5e-6 + 4e-8));
        assertTrue(read("45 μs").covers(44.5e-6));
        assertTrue(read("45 μs").covers(45.5e-6));
        assertFalse(read("45 μs").covers(44.4999e-6));
        assertFalse(read("45 μs").covers(45.5001e-6));
        assertFalse(read("46 μs").covers(45e-6));
        assertFalse(read("45.0 μs").covers(45.06e-6));
        assertTrue(read("64 KiB").covers(65_600));
        assertFalse(read("64 KiB").covers(66_100));
        assertTrue(read("11.1 %").covers(1 / 9d));
        assertTrue(read("0 s").covers(0));
        assertFalse(read("50 GB/s").covers(0));
    }
}
