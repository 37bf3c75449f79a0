package galley.pack;

import java.util.List;

/** How often each symbol comes in a block, in the contexts of RFC 7932, section 7, and which contexts share a code. */
final class BlockCounts {
    static final int DISTANCE_CONTEXTS = 4;

    private final Clusters literals;
    private final int[] commands = new int[InsertAndCopy.SYMBOLS];
    private final Clusters distances;

    BlockCounts(byte[] data, List<CodedCommand> coded) {
        int[][] literalCounts = new int[LiteralContext.COUNT][256];
        int[][] distanceCounts = new int[DISTANCE_CONTEXTS][LastDistances.SYMBOLS];
        for (CodedCommand command : coded) {
            commands[command.symbol()]++;
            for (int at = command.from(); at < command.copyFrom(); at++) {
                literalCounts[LiteralContext.at(data, at)][data[at] & 0xff]++;
            }
            if (command.hasDistance()) {
                distanceCounts[distanceContext(command.command().copy())][command.distanceSymbol()]++;
            }
        }
        literals = Clusters.of(literalCounts);
        distances = Clusters.of(distanceCounts);
    }

    /** What the length of a copy says of its distance, section 7.2. */
    static int distanceContext(int copy) {
        return Math.min(copy, 5) - InsertAndCopy.MIN_COPY;
    }

    Clusters literals() {
        return literals;
    }

    int[] commands() {
        return commands;
    }

    Clusters distances() {
        return distances;
    }
}
