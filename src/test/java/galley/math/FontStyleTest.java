package galley.math;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class FontStyleTest {
    private static final FontStyle BOLD = new FontStyle("Sans", true, true);

    private static FontStyle with(String declarations) {
        return BOLD.with(new StyleRule(List.of("a"), declarations));
    }

    @Test
    void ruleChangesWhatItNames() {
        assertEquals(new FontStyle("Serif", true, true), with("color:red;font-family:Serif,serif"));
        assertEquals(new FontStyle("Sans", false, true), with("font-style:normal"));
        assertEquals(new FontStyle("Sans", true, false), with("font-weight:400"));
    }

    @Test
    void shorthandResetsTheRest() {
        assertEquals(new FontStyle("Main", false, false), with("font:normal 1.21em Main,Times New Roman,serif"));
        assertEquals(new FontStyle("Main", false, true), with("font:bold 12px \"Main\""));
    }
}
