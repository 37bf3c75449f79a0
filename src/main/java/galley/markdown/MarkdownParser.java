package galley.markdown;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.text.Place;
import galley.text.SourceText;
import galley.text.Span;
import java.util.List;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Document;
import org.commonmark.node.Node;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;

/**
 * Parses the content of a lesson: CommonMark with tables and {@code $$} blocks; raw HTML is text.
 *
 * <p>A byte order mark at the start is read over and counted in every offset.
 */
public final class MarkdownParser {
    /** How deep blocks, and how deep inlines, may nest; what would be deeper stays text and is warned about. */
    static final int DEPTH = 100;

    /** A lesson is some thousand characters; the tree of a megabyte of list items would take hundreds of megabytes. */
    static final int LONGEST = 1 << 18;

    private final boolean inlineDollar;

    /**
     * Makes a parser.
     *
     * @param inlineDollar whether {@code $x$} is mathematics, not money
     */
    public MarkdownParser(boolean inlineDollar) {
        this.inlineDollar = inlineDollar;
    }

    /** Whether a content is short enough to be parsed in bounded memory; one that is not is reported. */
    public static boolean isOfBoundedSize(SourceText content, Diagnostics diagnostics) {
        if (content.length() <= LONGEST) {
            return true;
        }
        diagnostics.add(
                Code.FILE_TOO_LARGE,
                new Place(content, new Span(0, 0), "/content"),
                "Expected a content of at most " + LONGEST + " UTF-16 code units, but it has " + content.length() + ".",
                "divide it into several lessons");
        return false;
    }

    /** Parses once. Whatever a reader of the page would not see goes to {@code diagnostics}, with its place. */
    public MarkdownDocument parse(SourceText content, Diagnostics diagnostics) {
        Spans places = Spans.of(content);
        ReferenceUse references = new ReferenceUse();
        Node root = root(parser(places, references), content, places, diagnostics);
        ParsedTree tree = new ParsedTree(root, places, references);
        Losses.report(tree, diagnostics);
        MarkdownDocument document = MarkdownDocument.of(tree);
        StructureNotes.report(document.sections(), places, diagnostics);
        return document;
    }

    /** The parser gives up on a table of a million cells. */
    private static Node root(Parser parser, SourceText content, Spans places, Diagnostics diagnostics) {
        try {
            return parser.parse(places.parsedText());
        } catch (IllegalArgumentException e) {
            diagnostics.add(
                    Code.TABLE_LIMIT,
                    new Place(content, new Span(0, 0), "/content"),
                    "Expected tables of less than a million cells in all, but there are more.");
            return new Document();
        }
    }

    private Parser parser(Spans places, ReferenceUse references) {
        Parser.Builder builder = Parser.builder()
                .extensions(List.of(TablesExtension.create()))
                .includeSourceSpans(IncludeSourceSpans.BLOCKS_AND_INLINES)
                .maxOpenBlockParsers(DEPTH)
                .maxInlineNesting(DEPTH)
                .linkProcessor(references)
                .customBlockParserFactory(new MathBlockParser.Factory(places));
        if (inlineDollar) {
            builder.customInlineContentParserFactory(new MathInlineParser.Factory(places));
        }
        return builder.build();
    }
}
