package galley.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class AxisTest {
    private static Axis axis(double least, double greatest) {
        return new Axis(new double[] {least, greatest}, 0, 100);
    }

    @Test
    void holdsWholeDecades() {
        Axis axis = axis(2, 3e4);
        assertEquals(0, axis.first());
        assertEquals(5, axis.last());
        assertEquals(40, axis.at(100), 1e-9);
        assertEquals(60, axis.atDecade(3), 1e-9);
    }

    @Test
    void powersOfTenOpenNoDecadeOfTheirOwn() {
        for (int i = -12; i < 15; i++) {
            Axis axis = axis(Log10.power(i), Log10.power(i + 1));
            assertEquals(i, axis.first());
            assertEquals(i + 1, axis.last());
        }
        assertEquals(4, axis(1000, 1000).last());
    }

    @Test
    void labelsEveryThirdDecadeWhereThereAreMany() {
        Axis axis = axis(1, 1e9);
        assertTrue(axis.labels(3, 4) && axis.labels(-3, 4));
        assertFalse(axis.labels(4, 4));
        assertTrue(axis.labels(4, 9));
    }
}
