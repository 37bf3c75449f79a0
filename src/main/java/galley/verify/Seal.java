package galley.verify;

import galley.markdown.Heading;
import galley.markdown.Link;
import galley.markdown.MarkdownDocument;
import galley.text.Sha256;
import galley.text.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * What a content makes of the members that depend on it: checks compare with it, and sealing writes it.
 *
 * @param hash {@code contentHash}
 * @param length {@code contentLength}, in UTF-16 code units
 * @param parts what {@code sections} say, without their ids
 * @param links what {@code citations} say
 */
public record Seal(Sha256 hash, int length, List<Part> parts, List<Link> links) {

    public Seal {
        parts = List.copyOf(parts);
        links = List.copyOf(links);
    }

    /**
     * A section as the content has it.
     *
     * @param title the heading's visible text
     * @param range from the heading's first character to the next heading, or to the end of the content
     */
    public record Part(String title, Span range) {}

    /** The seal of a content without lone surrogates. */
    public static Seal of(MarkdownDocument document) {
        String content = document.source().text();
        return new Seal(Sha256.of(content), content.length(), parts(document), document.distinctLinks());
    }

    static List<Part> parts(MarkdownDocument document) {
        List<Heading> headings = document.headings();
        List<Part> parts = new ArrayList<>();
        for (int i = 0; i < headings.size(); i++) {
            int start = headings.get(i).span().start();
            boolean last = i + 1 == headings.size();
            int end = last
                    ? document.source().length()
                    : headings.get(i + 1).span().start();
            parts.add(new Part(headings.get(i).title(), new Span(start, end)));
        }
        return parts;
    }
}
