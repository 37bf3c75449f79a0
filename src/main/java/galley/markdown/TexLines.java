package galley.markdown;

import galley.math.Formula;
import galley.text.SourceText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.commonmark.node.SourceSpan;
import org.commonmark.parser.SourceLine;

/** Collects the lines of a formula, so that an offset in its TeX finds its place in the content. */
final class TexLines {
    private final int opening;
    private final StringBuilder tex = new StringBuilder();
    private final List<Integer> starts = new ArrayList<>();
    private final List<SourceSpan> spans = new ArrayList<>();

    /**
     * No lines yet.
     *
     * @param opening the parser's offset of the formula, at which one without lines stands
     */
    TexLines(int opening) {
        this.opening = opening;
    }

    /** Adds a line, without its end; line ends become line feeds, which TeX reads as it reads all others. */
    void add(SourceLine line) {
        if (!starts.isEmpty()) {
            tex.append('\n');
        }
        starts.add(tex.length());
        spans.add(span(line));
        tex.append(line.getContent());
    }

    /** The formula, placed in the content. */
    Formula formula(Spans places, boolean display) {
        SourceText content = places.content();
        SourceText placed = content.embedded(tex.toString(), offset -> parsedOffset(offset) + places.shift());
        return new Formula(placed, display);
    }

    /** The parser gives an empty line no span: it stands where the line before it ends. */
    private SourceSpan span(SourceLine line) {
        SourceSpan span = line.getSourceSpan();
        return span == null ? SourceSpan.of(0, 0, end(), 0) : span;
    }

    private int end() {
        if (spans.isEmpty()) {
            return opening;
        }
        SourceSpan last = spans.get(spans.size() - 1);
        return last.getInputIndex() + last.getLength();
    }

    private int parsedOffset(int offset) {
        if (starts.isEmpty()) {
            return opening;
        }
        int found = Collections.binarySearch(starts, offset);
        int line = found >= 0 ? found : -found - 2;
        SourceSpan span = spans.get(line);
        int fromEnd = lineEnd(line) - offset;
        return span.getInputIndex() + Math.max(0, span.getLength() - fromEnd);
    }

    private int lineEnd(int line) {
        return line + 1 < starts.size() ? starts.get(line + 1) - 1 : tex.length();
    }
}
