package galley.math;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The shape of many formulas together, asked for again and again while few of them change: it is made of the shapes of
 * blocks, and a block of the same shapes as before is not made again. Belongs to one thread at a time.
 */
public final class ShapeUnion {
    private static final int BLOCK = 32;

    private List<Block> blocks = List.of();
    private boolean asked;

    private record Block(List<FormulaShape> parts, FormulaShape union) {
        static Block of(List<FormulaShape> parts) {
            return new Block(List.copyOf(parts), FormulaShape.union(parts));
        }

        /** Whether these are the very same values: to compare their long texts would cost what is to be saved. */
        @SuppressWarnings("ReferenceEquality")
        boolean isOf(List<FormulaShape> others) {
            return parts.size() == others.size()
                    && IntStream.range(0, parts.size()).allMatch(i -> parts.get(i) == others.get(i));
        }
    }

    /** The same as {@link FormulaShape#union}. */
    public FormulaShape of(List<FormulaShape> shapes) {
        if (!asked) {
            // Who asks once has no use for blocks.
            asked = true;
            return FormulaShape.union(shapes);
        }
        List<Block> before = blocks;
        List<Block> now = new ArrayList<>();
        for (int from = 0; from < shapes.size(); from += BLOCK) {
            List<FormulaShape> parts = shapes.subList(from, Math.min(shapes.size(), from + BLOCK));
            boolean known = now.size() < before.size() && before.get(now.size()).isOf(parts);
            now.add(known ? before.get(now.size()) : Block.of(parts));
        }
        blocks = now;
        return FormulaShape.union(now.stream().map(Block::union).toList());
    }
}
