package galley.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class VersionOrderTest {
    @Test
    void olderVersionsComeFirst() {
        List<String> ordered = List.of(
                "0.9",
                "1",
                "1.0.0-alpha",
                "1.0.0-alpha.1",
                "1.0.0-beta.2",
                "1.0.0-beta.11",
                "1.0.0",
                "1.0.0+b",
                "1.2",
                "1.10",
                "1.10.1",
                "2",
                "2026.10.7",
                "2026.10.12",
                "draft");
        List<String> shuffled = new ArrayList<>(ordered);
        Collections.shuffle(shuffled, new Random(1));
        shuffled.sort(VersionOrder.ASCENDING);
        assertEquals(ordered, shuffled);
    }
}
