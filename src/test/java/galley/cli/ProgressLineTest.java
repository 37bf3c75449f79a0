package galley.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import galley.build.Stage;
import org.junit.jupiter.api.Test;

class ProgressLineTest {
    @Test
    void showsBarPaceAndTimeLeft() {
        assertEquals(
                "[#####...............] 250/1000 lessons verified, 100/s, 0:08 left",
                ProgressLine.of(Stage.VERIFY, 250, 1000, 2.5));
    }

    @Test
    void minutesAreTold() {
        assertEquals("[##..................] 1/10 pages baked, 0/s, 1:30 left", ProgressLine.of(Stage.BAKE, 1, 10, 10));
    }

    @Test
    void withoutAStepThereIsNoPace() {
        assertEquals("[....................] 0/10 pages baked", ProgressLine.of(Stage.BAKE, 0, 10, 3));
    }

    @Test
    void aStageWithoutStepsIsNamed() {
        assertEquals("publish", ProgressLine.of(Stage.PUBLISH, 0, 0, 3));
    }

    @Test
    void aFullBarIsNotLonger() {
        assertEquals(
                "[####################] 11/10 pages baked, 6/s, 0:00 left", ProgressLine.of(Stage.BAKE, 11, 10, 2));
    }
}
