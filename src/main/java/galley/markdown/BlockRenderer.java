package galley.markdown;

import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.BulletList;
import org.commonmark.node.CustomBlock;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.ListBlock;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.node.ThematicBreak;

/** Writes blocks as Markdown means them, each with a line feed behind it. */
final class BlockRenderer extends AbstractVisitor {
    private final Html out;
    private final InlineRenderer inlines;
    private final Regions regions;

    BlockRenderer(Html out, InlineRenderer inlines, Regions regions) {
        this.out = out;
        this.inlines = inlines;
        this.regions = regions;
    }

    /** Writes a list with attributes, such as a class. */
    void list(ListBlock list, String attributes) {
        String tag = list instanceof OrderedList ? "ol" : "ul";
        out.raw("<" + tag + attributes + ">").line();
        visitChildren(list);
        out.raw("</" + tag + ">").line();
    }

    /** The attribute that lets a list begin with another number than 1. */
    static String start(OrderedList list) {
        Integer number = list.getMarkerStartNumber();
        return number == null || number == 1 ? "" : " start=\"" + number + "\"";
    }

    @Override
    public void visit(Paragraph paragraph) {
        if (isTight(paragraph)) {
            inlines.children(paragraph);
            out.line();
        } else {
            out.raw("<p>");
            inlines.children(paragraph);
            out.raw("</p>").line();
        }
    }

    /** A heading inside a quote or a list: it opens no section and bears no id. */
    @Override
    public void visit(Heading heading) {
        String tag = "h" + heading.getLevel();
        out.raw("<" + tag + ">");
        inlines.children(heading);
        out.raw("</" + tag + ">").line();
    }

    @Override
    public void visit(BlockQuote quote) {
        out.raw("<blockquote>").line();
        visitChildren(quote);
        out.raw("</blockquote>").line();
    }

    @Override
    public void visit(BulletList list) {
        list(list, "");
    }

    @Override
    public void visit(OrderedList list) {
        list(list, start(list));
    }

    @Override
    public void visit(ListItem item) {
        out.raw("<li>");
        visitChildren(item);
        out.raw("</li>").line();
    }

    @Override
    public void visit(FencedCodeBlock code) {
        out.raw("<pre");
        regions.attributes("Code", out);
        out.raw("><code");
        String language = code.getInfo().strip().split("\\s", 2)[0];
        if (!language.isEmpty()) {
            out.attribute("class", "language-" + language);
        }
        out.raw(">").text(code.getLiteral()).raw("</code></pre>").line();
    }

    @Override
    public void visit(IndentedCodeBlock code) {
        out.raw("<pre");
        regions.attributes("Code", out);
        out.raw("><code>").text(code.getLiteral()).raw("</code></pre>").line();
    }

    @Override
    public void visit(HtmlBlock html) {
        out.raw("<pre class=\"html\"");
        regions.attributes("Code", out);
        out.raw("><code>").text(html.getLiteral());
        out.raw("</code></pre>").line();
    }

    @Override
    public void visit(ThematicBreak thematicBreak) {
        out.raw("<hr>").line();
    }

    @Override
    public void visit(CustomBlock block) {
        if (block instanceof MathBlock math) {
            out.raw("<figure class=\"formula\">").line();
            formulaBody(math);
            out.raw("</figure>").line();
        } else if (block instanceof TableBlock table) {
            new TableRenderer(out, inlines, regions).render(table);
        } else {
            visitChildren(block);
        }
    }

    /** A formula in a box that a keyboard can scroll. */
    void formulaBody(MathBlock math) {
        out.raw("<div class=\"formula-body\"");
        regions.attributes("Formula", out);
        out.raw(">");
        inlines.formula(math.formula());
        out.raw("</div>").line();
    }

    private static boolean isTight(Paragraph paragraph) {
        Node item = paragraph.getParent();
        return item instanceof ListItem && item.getParent() instanceof ListBlock list && list.isTight();
    }
}
