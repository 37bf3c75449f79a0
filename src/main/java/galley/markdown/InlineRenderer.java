package galley.markdown;

import galley.markdown.LessonBlock.Marked;
import galley.math.Formula;
import galley.math.SetFormula;
import java.util.Optional;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.CustomNode;
import org.commonmark.node.Emphasis;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import org.jspecify.annotations.Nullable;

/** Writes the inlines of a block. */
final class InlineRenderer extends AbstractVisitor {
    private final Html out;
    private final RenderOptions options;
    private final Annotations annotations;

    InlineRenderer(Html out, RenderOptions options, Annotations annotations) {
        this.out = out;
        this.options = options;
        this.annotations = annotations;
    }

    /** Writes all children of a block. */
    void children(Node parent) {
        visitChildren(parent);
    }

    /** Writes all children of a block, with one part of one of them between {@code open} and {@code close}. */
    void children(Node parent, Marked mark, String tag) {
        for (Node child : Nodes.children(parent)) {
            if (child == mark.text()) {
                marked(mark, tag);
            } else {
                child.accept(this);
            }
        }
    }

    /** Writes a formula, or its TeX where it could not be set. */
    void formula(Formula formula) {
        Optional<SetFormula> set = options.formulas().apply(formula);
        if (set.isPresent()) {
            out.raw(set.get().html());
        } else {
            out.raw("<code class=\"tex\">").text(formula.tex().text()).raw("</code>");
        }
    }

    @Override
    public void visit(Text text) {
        part(text, 0, text.getLiteral().length());
    }

    @Override
    public void visit(Code code) {
        out.raw("<code>").text(code.getLiteral()).raw("</code>");
    }

    @Override
    public void visit(HtmlInline html) {
        out.raw("<code class=\"html\">").text(html.getLiteral()).raw("</code>");
    }

    @Override
    public void visit(Emphasis emphasis) {
        wrapped("em", emphasis);
    }

    @Override
    public void visit(StrongEmphasis strong) {
        wrapped("strong", strong);
    }

    @Override
    public void visit(SoftLineBreak lineBreak) {
        out.line();
    }

    @Override
    public void visit(HardLineBreak lineBreak) {
        out.raw("<br>").line();
    }

    @Override
    public void visit(Link link) {
        if (LinkPolicy.allows(link.getDestination())) {
            open("", link.getDestination(), link.getTitle());
            visitChildren(link);
            out.raw("</a>");
        } else {
            out.raw("<span class=\"refused\">");
            visitChildren(link);
            out.raw("</span>");
        }
    }

    /** No picture is fetched: the image is a link under its label, or its label alone inside another link. */
    @Override
    public void visit(Image image) {
        String label = VisibleText.label(image);
        if (Nodes.isInLink(image) || !LinkPolicy.allows(image.getDestination())) {
            out.raw("<span class=\"refused\">").text(label).raw("</span>");
        } else {
            open(" class=\"picture\"", image.getDestination(), image.getTitle());
            out.text(label).raw("</a>");
        }
    }

    @Override
    public void visit(CustomNode node) {
        if (node instanceof MathInline math) {
            out.raw("<span class=\"math\">");
            formula(math.formula());
            out.raw("</span>");
        } else {
            visitChildren(node);
        }
    }

    private void open(String attributes, String url, @Nullable String title) {
        String href = Addresses.encoded(options.hrefs().apply(url));
        out.raw("<a" + attributes).attribute("href", href);
        if (title != null && !title.isBlank()) {
            out.attribute("title", title);
        }
        out.raw(">");
    }

    private void wrapped(String tag, Node node) {
        out.raw("<" + tag + ">");
        visitChildren(node);
        out.raw("</" + tag + ">");
    }

    private void marked(Marked mark, String tag) {
        part(mark.text(), 0, mark.from());
        out.raw("<" + tag + ">").text(mark.word());
        out.raw("</" + tag.split(" ", 2)[0] + ">");
        part(mark.text(), mark.to(), mark.text().getLiteral().length());
    }

    /** A part of a text, with the annotations and the quantities that lie in it. */
    private void part(Text text, int from, int to) {
        int done = from;
        for (Annotations.Part part : annotations.of(text)) {
            if (part.from() >= done && part.to() <= to) {
                Quantities.write(text.getLiteral().substring(done, part.from()), out);
                annotation(part.annotation(), text.getLiteral().substring(part.from(), part.to()));
                done = part.to();
            }
        }
        Quantities.write(text.getLiteral().substring(done, to), out);
    }

    private void annotation(Annotation annotation, String words) {
        annotations.see(annotation);
        out.raw("<a class=\"claim q\"").attribute("id", annotation.id()).attribute("href", annotation.href());
        out.raw(">").text(words).raw("</a>");
    }
}
