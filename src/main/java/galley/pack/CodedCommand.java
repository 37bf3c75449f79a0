package galley.pack;

import java.util.ArrayList;
import java.util.List;

/**
 * A command at its place, with its symbols.
 *
 * @param from where its literals begin
 * @param symbol for its lengths
 * @param distanceSymbol -1 where the first symbol says the distance, or nothing is copied
 */
record CodedCommand(Command command, int from, int symbol, int distanceSymbol) {
    private static final int NONE = -1;

    /**
     * All commands of a block with their symbols.
     *
     * @param from where the block begins
     * @param window how far back a copy may begin
     * @param last the last distances before the block; those after it when all is done
     */
    static List<CodedCommand> of(List<Command> commands, int from, int window, int[] last) {
        List<CodedCommand> coded = new ArrayList<>(commands.size());
        int at = from;
        for (Command command : commands) {
            coded.add(of(command, at, window, last));
            at += command.insert() + command.covered();
        }
        return coded;
    }

    private static CodedCommand of(Command command, int from, int window, int[] last) {
        int distance = command.distance();
        int symbol = NONE;
        if (command.copy() > 0) {
            boolean isWord = distance > Math.min(from + command.insert(), window);
            symbol = isWord ? LastDistances.longSymbol(distance) : LastDistances.symbol(distance, last);
            if (!isWord) {
                LastDistances.use(distance, last, 0, last, 0);
            }
        }
        int insertCode = InsertAndCopy.insertCode(command.insert());
        int copyCode = InsertAndCopy.copyCode(command.writtenCopy());
        boolean saysLast = symbol <= 0 && InsertAndCopy.hasLastDistance(insertCode, copyCode);
        return new CodedCommand(
                command, from, InsertAndCopy.symbol(insertCode, copyCode, saysLast), saysLast ? NONE : symbol);
    }

    /** Where its literals end. */
    int copyFrom() {
        return from + command.insert();
    }

    /** Where it ends. */
    int to() {
        return copyFrom() + command.covered();
    }

    boolean hasDistance() {
        return distanceSymbol >= 0;
    }
}
