package galley.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QuantitiesTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "5 μs",
                "5 µs",
                "5 us",
                "0.04 μs",
                "25 GB/s",
                "400 Gb/s",
                "1 MB",
                "64 KiB",
                "-3 V",
                "−3.5 mV",
                "16,777,216 bytes",
                "8 Gbit/s",
                "80 %",
                "20 °C",
                "2 W/m²",
                "2 m³",
                "0.5 m³/s",
                "3\u00A0ns",
                "1 kB"
            })
    void aNumberStaysWithItsUnit(String quantity) {
        assertEquals("a <span class=\"q\">" + quantity + "</span>, b", written("a " + quantity + ", b"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"5 apples", "16 lanes", "v1.3 s", "section 5 such", "5  s", "5s", "a5 s", "5 s1", "1 & 2"})
    void otherWordsAreLeftAlone(String text) {
        assertEquals(text.replace("&", "&amp;"), written(text));
    }

    @ParameterizedTest
    @CsvSource({"1 s 2 s, 2", "1 s–2 s, 2", "from 1 s to 2 MB., 2", "1 s2 s, 0"})
    void severalAreFound(String text, int count) {
        assertEquals(count, written(text).split("<span", -1).length - 1);
    }

    /** The quick search for digits finds what the pattern finds in all of a text. */
    @Test
    void nothingIsOverlooked() {
        Random random = new Random(7);
        List<String> parts = List.of(
                "1", "23", "4 s", "5,6 MB", ".", ",", " ", "\u00a0", "s", "MB", "/", "μ", "-", "−", "a", "%", "\n",
                "٣");
        int found = 0;
        for (int round = 0; round < 20_000; round++) {
            String text = IntStream.range(0, 1 + random.nextInt(14))
                    .mapToObj(i -> parts.get(random.nextInt(parts.size())))
                    .collect(Collectors.joining());
            String expected = Quantities.QUANTITY
                    .matcher(text)
                    .replaceAll(match -> "<span class=\"q\">" + match.group() + "</span>");
            assertEquals(expected, written(text));
            found += expected.equals(text) ? 0 : 1;
        }
        assertTrue(found > 1000, "too few had a quantity: " + found);
    }

    private static String written(String text) {
        Html out = new Html();
        Quantities.write(text, out);
        return out.toString();
    }
}
