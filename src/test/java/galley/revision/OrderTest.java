package galley.revision;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import org.junit.jupiter.api.Test;

class OrderTest {
    @Test
    void marksTheFewestThatMove() {
        assertArrayEquals(new boolean[0], Order.moved(new int[0]));
        assertArrayEquals(new boolean[] {false, false, false}, Order.moved(new int[] {0, 1, 2}));
        assertArrayEquals(new boolean[] {true, false, false}, Order.moved(new int[] {2, 0, 1}));
        assertArrayEquals(new boolean[] {false, true, false, false}, Order.moved(new int[] {0, 3, 1, 2}));
    }

    @Test
    void passesOverWhatIsGone() {
        assertArrayEquals(new boolean[] {false, false, false}, Order.moved(new int[] {-1, 0, 1}));
        assertArrayEquals(new boolean[] {false}, Order.moved(new int[] {-1}));
    }
}
