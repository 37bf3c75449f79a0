package galley.markdown;

import org.commonmark.node.Block;
import org.commonmark.parser.SourceLine;
import org.commonmark.parser.block.AbstractBlockParser;
import org.commonmark.parser.block.BlockContinue;
import org.commonmark.parser.block.BlockParserFactory;
import org.commonmark.parser.block.BlockStart;
import org.commonmark.parser.block.MatchedBlockParser;
import org.commonmark.parser.block.ParserState;

/**
 * Takes {@code $$} blocks before any other rule sees their lines.
 *
 * <p>A block opens at a line that begins with the mark, indented by at most three spaces, also inside lists and quotes and
 * in the middle of a paragraph. It closes at the next line that ends with the mark. Lines between are taken as they
 * stand, blank ones too; only the prefixes of the lists and quotes around them are removed.
 */
final class MathBlockParser extends AbstractBlockParser {
    private static final int CODE_INDENT = 4;

    private final Spans places;
    private final MathBlock block;
    private final TexLines lines;
    private boolean atFirstLine = true;
    private boolean closed;

    private MathBlockParser(Spans places, int opening) {
        this.places = places;
        this.lines = new TexLines(opening);
        this.block = new MathBlock(lines.formula(places, true));
    }

    /** Opens formulas. */
    record Factory(Spans places) implements BlockParserFactory {
        @Override
        public BlockStart tryStart(ParserState state, MatchedBlockParser matched) {
            SourceLine line = rest(state, state.getNextNonSpaceIndex());
            if (state.getIndent() >= CODE_INDENT || !Dollars.opens(line.getContent())) {
                return BlockStart.none();
            }
            int opening = line.getSourceSpan().getInputIndex();
            return BlockStart.of(new MathBlockParser(places, opening))
                    .atIndex(state.getNextNonSpaceIndex() + Dollars.MARK.length());
        }
    }

    @Override
    public Block getBlock() {
        return block;
    }

    @Override
    public BlockContinue tryContinue(ParserState state) {
        if (closed) {
            return BlockContinue.none();
        }
        SourceLine line = rest(state, state.getIndex());
        if (Dollars.closing(line.getContent()) >= 0) {
            take(line);
            return BlockContinue.finished();
        }
        return BlockContinue.atIndex(state.getIndex());
    }

    /** The first call brings what stands behind the opening mark. */
    @Override
    public void addLine(SourceLine line) {
        if (atFirstLine && line.getContent().toString().isBlank()) {
            atFirstLine = false;
            return;
        }
        atFirstLine = false;
        take(line);
    }

    @Override
    public void closeBlock() {
        block.complete(lines.formula(places, true), closed);
    }

    private void take(SourceLine line) {
        int end = Dollars.closing(line.getContent());
        closed = end >= 0;
        if (end < 0) {
            lines.add(line);
        } else if (!line.getContent().subSequence(0, end).toString().isBlank()) {
            lines.add(line.substring(0, end));
        }
    }

    private static SourceLine rest(ParserState state, int from) {
        SourceLine line = state.getLine();
        return line.substring(from, line.getContent().length());
    }
}
