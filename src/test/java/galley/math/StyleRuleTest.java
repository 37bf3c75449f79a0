package galley.math;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class StyleRuleTest {

    @Test
    void lastValueOfAPropertyCounts() {
        StyleRule rule = new StyleRule(List.of("a"), "width:1px;min-width:2px;width:3px");
        assertEquals("3px", rule.value("width").orElseThrow());
        assertTrue(rule.value("height").isEmpty());
    }
}
