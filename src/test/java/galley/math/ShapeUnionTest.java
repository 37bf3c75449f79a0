package galley.math;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class ShapeUnionTest {
    private final Random random = new Random(7);

    private FormulaShape shape() {
        String letter = String.valueOf((char) ('a' + random.nextInt(26)));
        return new FormulaShape(
                Map.of("span " + random.nextInt(9), letter), new TreeMap<>(Map.of("k" + letter, "x:y")));
    }

    /** Whatever comes, goes or changes between two questions. */
    @Test
    void isTheUnionWhateverWasAskedBefore() {
        ShapeUnion union = new ShapeUnion();
        List<FormulaShape> shapes = new ArrayList<>();
        for (int step = 0; step < 300; step++) {
            int at = random.nextInt(shapes.size() + 1);
            switch (random.nextInt(4)) {
                case 0, 1 -> shapes.add(at, shape());
                case 2 -> shapes.subList(0, Math.min(at, shapes.size() / 8)).clear();
                default -> shapes.replaceAll(old -> random.nextInt(40) == 0 ? shape() : old);
            }
            assertEquals(FormulaShape.union(shapes), union.of(shapes));
        }
    }
}
