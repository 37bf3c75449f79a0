package galley.markdown;

import java.util.Set;
import org.commonmark.parser.SourceLines;
import org.commonmark.parser.beta.InlineContentParser;
import org.commonmark.parser.beta.InlineContentParserFactory;
import org.commonmark.parser.beta.InlineParserState;
import org.commonmark.parser.beta.ParsedInline;
import org.commonmark.parser.beta.Position;
import org.commonmark.parser.beta.Scanner;

/**
 * Takes {@code $x$} as mathematics: no space stands inside the dollars, no digit and no dollar behind them. The next
 * dollar that no backslash escapes decides; where it cannot close, the first one is money.
 */
record MathInlineParser(Spans places) implements InlineContentParser {

    /** Makes the parser for each piece of text. */
    record Factory(Spans places) implements InlineContentParserFactory {
        @Override
        public Set<Character> getTriggerCharacters() {
            return Set.of('$');
        }

        @Override
        public InlineContentParser create() {
            return new MathInlineParser(places);
        }
    }

    @Override
    public ParsedInline tryParse(InlineParserState state) {
        Scanner scanner = state.scanner();
        boolean afterDollar = scanner.peekPreviousCodePoint() == '$';
        scanner.next();
        Position start = scanner.position();
        if (afterDollar || isSpace(scanner.peek()) || !findClosing(scanner)) {
            return ParsedInline.none();
        }
        SourceLines tex = scanner.getSource(start, scanner.position());
        scanner.next();
        return ParsedInline.of(new MathInline(formula(tex).formula(places, false)), scanner.position());
    }

    /** The first line is never empty, so no line needs the offset at which the formula opens. */
    private static TexLines formula(SourceLines tex) {
        TexLines lines = new TexLines(0);
        tex.getLines().forEach(lines::add);
        return lines;
    }

    /** Leaves the scanner before the closing dollar. */
    private static boolean findClosing(Scanner scanner) {
        if (scanner.peek() == '$') {
            return false;
        }
        while (scanner.hasNext() && scanner.peek() != '$') {
            skip(scanner);
        }
        return scanner.hasNext() && !isSpace((char) scanner.peekPreviousCodePoint()) && closesHere(scanner);
    }

    private static void skip(Scanner scanner) {
        boolean escape = scanner.next('\\');
        if (!escape || scanner.hasNext()) {
            scanner.next();
        }
    }

    private static boolean closesHere(Scanner scanner) {
        Position at = scanner.position();
        scanner.next();
        char behind = scanner.peek();
        scanner.setPosition(at);
        return behind != '$' && !(behind >= '0' && behind <= '9');
    }

    private static boolean isSpace(char c) {
        return c == Scanner.END || Character.isWhitespace(c);
    }
}
