package galley.cli;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;

class ReportColoursTest {
    @Test
    void coloursAreForTerminalsOnly() {
        assertTrue(ReportColours.wanted(Map.of("TERM", "xterm"), true));
        assertFalse(ReportColours.wanted(Map.of("TERM", "xterm"), false));
        assertFalse(ReportColours.wanted(Map.of("TERM", "dumb"), true));
    }

    @Test
    void noColorIsObeyedWhateverItsValue() {
        assertFalse(ReportColours.wanted(Map.of("TERM", "xterm", "NO_COLOR", "1"), true));
        assertFalse(ReportColours.wanted(Map.of("TERM", "xterm", "NO_COLOR", ""), true));
    }
}
