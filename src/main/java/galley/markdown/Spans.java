package galley.markdown;

import galley.text.Place;
import galley.text.SourceText;
import galley.text.Span;
import java.util.List;
import org.commonmark.node.Node;
import org.commonmark.node.SourceSpan;

/**
 * Takes the parser's spans to spans of the content.
 *
 * <p>A byte order mark at the start would hide the first heading, so the parser reads behind it, and every offset is
 * {@code shift} greater here than there.
 */
record Spans(SourceText content, int shift) {
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    static Spans of(SourceText content) {
        boolean marked = content.length() > 0 && content.text().charAt(0) == BYTE_ORDER_MARK;
        return new Spans(content, marked ? 1 : 0);
    }

    /** What the parser is to read. */
    String parsedText() {
        return content.text().substring(shift);
    }

    /** From a node's first character that is no space to its end. */
    Span of(Node node) {
        List<SourceSpan> parts = node.getSourceSpans();
        if (parts.isEmpty()) {
            return node.getParent() == null ? new Span(shift, content.length()) : of(node.getParent());
        }
        SourceSpan last = parts.get(parts.size() - 1);
        int end = last.getInputIndex() + last.getLength() + shift;
        return new Span(skipSpaces(parts.get(0).getInputIndex() + shift, end), end);
    }

    /** The characters of a node as they stand. */
    String text(Node node) {
        return of(node).of(content.text());
    }

    Place place(Node node) {
        return place(of(node));
    }

    Place place(Span span) {
        return new Place(content, span, "/content");
    }

    private int skipSpaces(int from, int end) {
        int start = from;
        while (start < end && isSpace(content.text().charAt(start))) {
            start++;
        }
        return start;
    }

    private static boolean isSpace(char c) {
        return c == ' ' || c == '\t';
    }
}
