package galley.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.site.LayeredLayout.Arrow;
import galley.site.LayeredLayout.Place;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LayeredLayoutTest {
    @Test
    void aNodeStandsBehindAllThatItBuildsOn() {
        List<Place> places = LayeredLayout.of(4, List.of(new Arrow(0, 1), new Arrow(1, 3), new Arrow(0, 3)));
        assertEquals(List.of(0, 1, 0, 2), places.stream().map(Place::column).toList());
    }

    @Test
    void aCircleIsCut() {
        List<Place> places = LayeredLayout.of(3, List.of(new Arrow(0, 1), new Arrow(1, 2), new Arrow(2, 0)));
        assertEquals(List.of(0, 1, 2), places.stream().map(Place::column).toList());
    }

    @Test
    void noTwoNodesShareAPlaceAndArrowsLeadRight() {
        for (int seed = 0; seed < 100; seed++) {
            Random random = new Random(seed);
            List<Arrow> arrows = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                int from = random.nextInt(19);
                arrows.add(new Arrow(from, from + 1 + random.nextInt(19 - from)));
            }
            List<Place> places = LayeredLayout.of(20, arrows);
            assertEquals(20, new HashSet<>(places).size(), "seed " + seed);
            for (Arrow arrow : arrows) {
                assertTrue(
                        places.get(arrow.from()).column()
                                < places.get(arrow.to()).column(),
                        "seed " + seed);
            }
            assertEquals(places, LayeredLayout.of(20, arrows));
        }
    }
}
