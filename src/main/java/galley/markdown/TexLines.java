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
    private final StringBuilder tex = new StringBuilder();
    private final List<Integer> starts = new ArrayList<>();
    private final List<SourceSpan> spans = new ArrayList<>();

    /** Adds a line, without its end; line ends become line feeds, which TeX reads as it reads all others. */
    void add(SourceLine line) {
        if (!starts.isEmpty()) {
            tex.append('\n');
        }
        starts.add(tex.length());
        spans.add(line.getSourceSpan());
        tex.append(line.getContent());
    }

    boolean isEmpty() {
        return starts.isEmpty();
    }

    /** The formula, placed in the content; {@code fallback} is the parser's offset of a formula without any line. */
    Formula formula(Spans places, boolean display, int fallback) {
        SourceText content = places.content();
        return new Formula(
                content.embedded(tex.toString(), offset -> parsedOffset(offset, fallback) + places.shift()), display);
    }

    private int parsedOffset(int offset, int fallback) {
        if (isEmpty()) {
            return fallback;
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
