package galley.markdown;

import galley.text.SearchWords;
import java.util.function.UnaryOperator;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Block;
import org.commonmark.node.Code;
import org.commonmark.node.CustomBlock;
import org.commonmark.node.CustomNode;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;

/**
 * What a reader sees of a tree, in order, found without making HTML.
 *
 * <p>It is the concatenation of the characters of all text, code and raw HTML, with a line feed between two blocks (also
 * table cells and list items) and for every line break. A formula stands as its TeX, an image as its label. List
 * markers, fences and addresses are no text. In normal form each run of HTML's white space (space, tab, line feed, form
 * feed, carriage return) is one space, and none stands at either end; a no-break space is a character like any other.
 */
public final class VisibleText {
    private VisibleText() {}

    /** The normal form of a text, in which the content and its page are compared. */
    public static String normal(String text) {
        char[] chars = text.toCharArray();
        int length = 0;
        boolean white = true;
        for (char c : chars) {
            boolean before = white;
            white = isWhite(c);
            if (!white || !before) {
                chars[length++] = white ? ' ' : c;
            }
        }
        return new String(chars, 0, length > 0 && white ? length - 1 : length);
    }

    private static boolean isWhite(char c) {
        return c == ' ' || c == '\t' || c == '\n' || c == '\f' || c == '\r';
    }

    /** The visible text of a node, one block on each line, each in normal form. */
    static String lines(Node node) {
        StringBuilder out = new StringBuilder();
        raw(node)
                .lines()
                .map(VisibleText::normal)
                .filter(line -> !line.isEmpty())
                .forEach(line -> out.append(line).append('\n'));
        return out.toString();
    }

    /** The visible text of a node in normal form. */
    static String of(Node node) {
        return normal(raw(node));
    }

    /** The label under which an image is offered: its description, or its address where it has none. */
    static String label(Image image) {
        Collector collector = new Collector(UnaryOperator.identity());
        collector.children(image);
        return collector.out.toString().isBlank() ? image.getDestination() : collector.out.toString();
    }

    /** The visible text of a node for searching: formulas by the names of their letters, once. */
    static String forSearch(Node node) {
        Collector collector = new Collector(tex -> " " + SearchWords.ofTex(tex) + " ");
        node.accept(collector);
        return collector.out.toString();
    }

    private static String raw(Node node) {
        Collector collector = new Collector(UnaryOperator.identity());
        node.accept(collector);
        return collector.out.toString();
    }

    /** Appends text in order of appearance. */
    private static final class Collector extends AbstractVisitor {
        private final StringBuilder out = new StringBuilder();
        private final UnaryOperator<String> formulas;

        Collector(UnaryOperator<String> formulas) {
            this.formulas = formulas;
        }

        void children(Node node) {
            visitChildren(node);
        }

        @Override
        protected void visitChildren(Node parent) {
            super.visitChildren(parent);
            if (parent instanceof Block || parent instanceof TableCell) {
                out.append('\n');
            }
        }

        @Override
        public void visit(Text text) {
            out.append(text.getLiteral());
        }

        @Override
        public void visit(Code code) {
            out.append(code.getLiteral());
        }

        @Override
        public void visit(HtmlInline html) {
            out.append(html.getLiteral());
        }

        @Override
        public void visit(HtmlBlock html) {
            block(html.getLiteral());
        }

        @Override
        public void visit(FencedCodeBlock code) {
            block(code.getLiteral());
        }

        @Override
        public void visit(IndentedCodeBlock code) {
            block(code.getLiteral());
        }

        @Override
        public void visit(Image image) {
            out.append(label(image));
        }

        @Override
        public void visit(SoftLineBreak lineBreak) {
            out.append('\n');
        }

        @Override
        public void visit(HardLineBreak lineBreak) {
            out.append('\n');
        }

        @Override
        public void visit(CustomBlock block) {
            if (block instanceof MathBlock math) {
                block(formulas.apply(math.formula().tex().text()));
            } else {
                visitChildren(block);
            }
        }

        @Override
        public void visit(CustomNode node) {
            if (node instanceof MathInline math) {
                out.append(formulas.apply(math.formula().tex().text()));
            } else {
                visitChildren(node);
            }
        }

        private void block(String text) {
            out.append(text).append('\n');
        }
    }
}
