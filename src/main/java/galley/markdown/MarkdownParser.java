package galley.markdown;

import galley.diagnostic.Diagnostics;
import galley.text.SourceText;
import java.util.List;
import org.commonmark.ext.gfm.tables.TablesExtension;
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

    private final boolean inlineDollar;

    /**
     * Makes a parser.
     *
     * @param inlineDollar whether {@code $x$} is mathematics, not money
     */
    public MarkdownParser(boolean inlineDollar) {
        this.inlineDollar = inlineDollar;
    }

    /** Parses once. Whatever a reader of the page would not see goes to {@code diagnostics}, with its place. */
    public MarkdownDocument parse(SourceText content, Diagnostics diagnostics) {
        Spans places = Spans.of(content);
        ReferenceUse references = new ReferenceUse();
        ParsedTree tree = new ParsedTree(parser(places, references).parse(places.parsedText()), places, references);
        Losses.report(tree, diagnostics);
        MarkdownDocument document = MarkdownDocument.of(tree);
        StructureNotes.report(document.sections(), places, diagnostics);
        return document;
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
