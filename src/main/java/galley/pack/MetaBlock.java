package galley.pack;

import java.util.List;

/** Writes commands with their codes: RFC 7932, section 9.2. */
final class MetaBlock {
    private final byte[] data;
    private final List<CodedCommand> commands;
    private final BlockCounts counts;
    private final BitWriter out;

    private MetaBlock(byte[] data, List<CodedCommand> commands, BlockCounts counts, BitWriter out) {
        this.data = data;
        this.commands = commands;
        this.counts = counts;
        this.out = out;
    }

    /** Writes a block of at least one command. */
    static void write(byte[] data, List<CodedCommand> commands, BlockCounts counts, boolean isLast, BitWriter out) {
        MetaBlock block = new MetaBlock(data, commands, counts, out);
        block.writeHeader(isLast);
        block.writeCommands();
    }

    private void writeHeader(boolean isLast) {
        out.bits(isLast ? 1 : 0, isLast ? 2 : 1); // That it is not empty is the second bit.
        int length = commands.get(commands.size() - 1).to() - commands.get(0).from() - 1;
        int nibbles = length < 1 << 16 ? 4 : length < 1 << 20 ? 5 : 6;
        out.bits(nibbles - 4, 2);
        out.bits(length, 4 * nibbles);
        out.bits(0, isLast ? 0 : 1); // It is compressed.
        out.bits(0, 3); // One type of block for literals, for commands and for distances,
        out.bits(0, 6); // neither postfix bits nor direct distances.
        out.bits(LiteralContext.UTF8, 2);
    }

    private void writeCommands() {
        ContextMap.write(counts.literals().map(), counts.literals().counts().size(), out);
        ContextMap.write(counts.distances().map(), counts.distances().counts().size(), out);
        List<PrefixCode> literals = described(counts.literals().counts());
        PrefixCode lengths = described(List.of(counts.commands())).get(0);
        List<PrefixCode> distances = described(counts.distances().counts());
        for (CodedCommand coded : commands) {
            Command command = coded.command();
            lengths.write(coded.symbol(), out);
            InsertAndCopy.writeExtra(command.insert(), command.writtenCopy(), out);
            for (int at = coded.from(); at < coded.copyFrom(); at++) {
                int context = LiteralContext.at(data, at);
                literals.get(counts.literals().map()[context]).write(data[at] & 0xff, out);
            }
            if (coded.hasDistance()) {
                int context = BlockCounts.distanceContext(command.copy());
                distances.get(counts.distances().map()[context]).write(coded.distanceSymbol(), out);
                out.bits(command.distance() + 3, LastDistances.extraBitsOf(coded.distanceSymbol()));
            }
        }
    }

    private List<PrefixCode> described(List<int[]> frequencies) {
        List<PrefixCode> codes = frequencies.stream().map(PrefixCode::of).toList();
        codes.forEach(code -> code.describe(out));
        return codes;
    }
}
