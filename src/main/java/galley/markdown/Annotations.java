package galley.markdown;

import galley.text.SourceText;
import galley.text.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.commonmark.node.SourceSpan;
import org.commonmark.node.Text;

/** Finds the annotations that lie inside one text, and remembers which of them a reader will see. */
final class Annotations {
    private final List<Annotation> all;
    private final Spans places;
    private final List<String> seen = new ArrayList<>();

    /** A part of a text's literal that an annotation covers. */
    record Part(int from, int to, Annotation annotation) {}

    Annotations(List<Annotation> annotations, Spans places) {
        this.all = annotations.stream()
                .sorted(Comparator.comparingInt(annotation -> annotation.span().start()))
                .toList();
        this.places = places;
    }

    /** No annotations, of no content. */
    static Annotations none() {
        return new Annotations(List.of(), Spans.of(SourceText.of("", "")));
    }

    /** The parts of a text, in order, none of which overlap. A text inside a link has none: links do not nest. */
    List<Part> of(Text text) {
        List<Part> parts = new ArrayList<>();
        if (all.isEmpty() || Nodes.isInLink(text)) {
            return parts;
        }
        int end = 0;
        List<Integer> offsets = offsets(text);
        for (Annotation annotation : all) {
            Optional<Part> part = part(annotation, offsets);
            if (part.isPresent() && part.get().from() >= end) {
                parts.add(part.get());
                end = part.get().to();
            }
        }
        return parts;
    }

    /** An annotation was written. */
    void see(Annotation annotation) {
        seen.add(annotation.id());
    }

    /** The ids of the annotations that were written. */
    List<String> seen() {
        return List.copyOf(seen);
    }

    private static Optional<Part> part(Annotation annotation, List<Integer> offsets) {
        Span span = annotation.span();
        int from = offsets.indexOf(span.start());
        int last = offsets.indexOf(span.end() - 1);
        return from < 0 || last < from ? Optional.empty() : Optional.of(new Part(from, last + 1, annotation));
    }

    /** Where each character of a text's literal stands in the content; none when that cannot be told. */
    private List<Integer> offsets(Text text) {
        List<Integer> offsets = new ArrayList<>();
        List<SourceSpan> spans = text.getSourceSpans();
        int at = spans.isEmpty() ? places.content().length() : spans.get(0).getInputIndex() + places.shift();
        for (char c : text.getLiteral().toCharArray()) {
            at = isEscaped(at, c) ? at + 1 : at;
            if (charAt(at) != c) {
                return List.of();
            }
            offsets.add(at);
            at++;
        }
        return offsets;
    }

    private boolean isEscaped(int at, char c) {
        return charAt(at) == '\\' && charAt(at + 1) == c && !Character.isLetterOrDigit(c);
    }

    private char charAt(int offset) {
        return offset < places.content().length() ? places.content().text().charAt(offset) : '\0';
    }
}
