package galley.audit;

import galley.text.SourceText;
import galley.text.Span;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.parser.Parser;
import org.jsoup.select.NodeFilter;

/**
 * What a reader sees of the lesson part of a page, in order.
 *
 * <p>Left out is what a page adds and marks as added: elements of the class {@code added}, computed tables, figures and
 * calculators, and the marks that link to a section. A formula counts as its TeX.
 */
final class LessonPart {
    private static final String PART = "article.lesson";
    private static final String ADDED = ".added, .table-scroll, form.calculator, figure.figure, a.anchor:empty";
    private static final String UNSEEN = "[hidden], script, style, template, noscript, title";

    private final SourceText page;
    private final GapText text = new GapText();
    private final List<Span> pieces = new ArrayList<>();
    private final List<Element> formulas = new ArrayList<>();

    private LessonPart(SourceText page) {
        this.page = page;
    }

    /** Every lesson part of a page; a page of a lesson has one. */
    static List<LessonPart> of(SourceText page) {
        Parser parser = Parser.htmlParser().setTrackPosition(true);
        return parser.parseInput(page.text(), "").select(PART).stream()
                .map(element -> new LessonPart(page).read(element))
                .toList();
    }

    /** The words. */
    GapText text() {
        return text;
    }

    /** The formulas as they are set. */
    List<Element> formulas() {
        return formulas;
    }

    /** The place in the page of the words around a character of {@link #text()}. */
    Span spanAt(int index) {
        return pieces.isEmpty() ? new Span(0, 0) : pieces.get(text.pieceAt(Math.min(index, text.length())));
    }

    private LessonPart read(Element part) {
        part.filter(new NodeFilter() {
            @Override
            public FilterResult head(Node node, int depth) {
                return begin(node);
            }

            @Override
            public FilterResult tail(Node node, int depth) {
                endBlock(node);
                return FilterResult.CONTINUE;
            }
        });
        return this;
    }

    private NodeFilter.FilterResult begin(Node node) {
        if (node instanceof TextNode words) {
            append(words.getWholeText(), words);
        } else if (node instanceof Element element) {
            endBlock(element);
            if (element.is(ADDED) || element.is(UNSEEN)) {
                return NodeFilter.FilterResult.SKIP_ENTIRELY;
            }
            if (element.hasClass("katex")) {
                formulas.add(element);
                append(element.select("annotation").text(), element);
                return NodeFilter.FilterResult.SKIP_ENTIRELY;
            }
        }
        return NodeFilter.FilterResult.CONTINUE;
    }

    private void endBlock(Node node) {
        if (node instanceof Element element && (element.isBlock() || element.is("br, td, th, dt, dd, summary"))) {
            text.endLine();
        }
    }

    private void append(String words, Node node) {
        text.append(words, false);
        int start = Math.max(0, Math.min(node.sourceRange().startPos(), page.length()));
        int end = Math.max(start, Math.min(node.sourceRange().endPos(), page.length()));
        pieces.add(new Span(start, end));
    }
}
