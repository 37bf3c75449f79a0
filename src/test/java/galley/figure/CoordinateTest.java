package galley.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class CoordinateTest {

    @Test
    void keepsOneDecimalAtMost() {
        assertEquals("0", Coordinate.text(0));
        assertEquals("12", Coordinate.text(12.04));
        assertEquals("12.1", Coordinate.text(12.05));
        assertEquals("399.9", Coordinate.text(399.94));
        assertEquals("400", Coordinate.text(399.95));
    }
}
