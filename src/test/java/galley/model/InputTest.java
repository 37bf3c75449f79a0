package galley.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import galley.model.Reading.Refused;
import org.junit.jupiter.api.Test;

class InputTest {
    private static final Model MESSAGE = Models.find("message-time").orElseThrow();
    private static final Model RING = Models.find("ring-all-reduce").orElseThrow();

    private static String reason(Model model, String input, String text) {
        Reading reading = model.inputs()[model.inputIndex(input)].read(text);
        return reading instanceof Refused refused ? refused.reason().replace('\u00A0', ' ') : "read";
    }

    @Test
    void neverMixesBitsAndBytes() {
        assertEquals(
                "400 Gb/s is 50 GB/s before overhead: b is bit, B is byte.", reason(MESSAGE, "bandwidth", "400 Gb/s"));
        assertEquals("1 Mb is 125 kB before overhead: b is bit, B is byte.", reason(MESSAGE, "payload", "1 Mb"));
        Model line = Models.find("line-rate").orElseThrow();
        assertEquals("50 GB/s is 400 Gb/s before overhead: b is bit, B is byte.", reason(line, "line-rate", "50 GB/s"));
    }

    @Test
    void asksForItsDimension() {
        assertEquals("The unit is missing: write 5 μs, for example.", reason(MESSAGE, "alpha", "5"));
        assertEquals("Here a time is needed, such as 5 μs.", reason(MESSAGE, "alpha", "1 MB"));
        assertEquals("Here a whole number is needed, such as 8.", reason(RING, "ranks", "5 μs"));
    }

    @Test
    void keepsItsRange() {
        assertEquals("The range is 0 s to 1 s.", reason(MESSAGE, "alpha", "1.01 s"));
        assertEquals("The range is 1 MB/s to 10 TB/s.", reason(MESSAGE, "bandwidth", "0 B/s"));
        assertEquals("Here a whole number is needed, such as 8.", reason(RING, "ranks", "2.5"));
        assertEquals("The range is 1 to 1000000.", reason(RING, "ranks", "0"));
        assertEquals("read", reason(RING, "ranks", "1e3"));
        assertEquals("A quantity has no sign.", reason(RING, "ranks", "-1"));
    }
}
