package galley.markdown;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.text.Span;
import java.util.Comparator;
import java.util.List;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Node;
import org.commonmark.node.Text;

/** All losses that are looked for. */
final class Losses {
    private static final List<Loss> ALL = List.of(
            Losses::unclosedFormulas,
            Losses::formulasBetweenWords,
            new SingleDollarLoss(),
            Losses::deepNesting,
            Losses::hiddenInfo,
            new TableCellLoss(),
            new ReferenceLoss(),
            new LinkLoss(),
            new ListNumberLoss());

    private Losses() {}

    /** Reports all losses in the order of their places. */
    static void report(ParsedTree tree, Diagnostics diagnostics) {
        Diagnostics found = new Diagnostics();
        ALL.forEach(loss -> loss.report(tree, found));
        found.list().stream()
                .sorted(Comparator.comparingInt(loss -> loss.place().span().start()))
                .forEach(loss -> diagnostics.add(loss.code(), loss.place(), loss.message(), loss.hint()));
    }

    /** A {@code $$} block is closed by {@code $$}. */
    private static void unclosedFormulas(ParsedTree tree, Diagnostics diagnostics) {
        for (Node node : tree.nodes()) {
            if (node instanceof MathBlock math && !math.isClosed()) {
                int start = tree.places().of(math).start();
                diagnostics.add(
                        Code.MATH_UNCLOSED,
                        tree.places().place(new Span(start, start + Dollars.MARK.length())),
                        "The formula that opens here is never closed.",
                        "end it with a line that holds $$ alone, inside the same list or quote");
            }
        }
    }

    /** A {@code $$} formula begins a line and ends one; between words it stays text. */
    private static void formulasBetweenWords(ParsedTree tree, Diagnostics diagnostics) {
        for (Node node : tree.nodes()) {
            if (node instanceof Text text
                    && text.getLiteral().contains(Dollars.MARK)
                    && tree.places().text(text).contains(Dollars.MARK)) {
                diagnostics.add(
                        Code.MATH_INLINE,
                        tree.places().place(text),
                        "Two dollars between words are shown as they stand, not as a formula.",
                        "give the formula lines of its own, or write \\$\\$ for two dollars");
            }
        }
    }

    /** Blocks, and inlines, nest to a depth that the parser keeps. */
    private static void deepNesting(ParsedTree tree, Diagnostics diagnostics) {
        for (Node node : tree.nodes()) {
            if (node instanceof Text text && isDeep(text)) {
                diagnostics.add(
                        Code.MARKDOWN_DEPTH,
                        tree.places().place(text),
                        "Nesting reaches " + MarkdownParser.DEPTH + " levels here; deeper marks are shown as text.");
                return;
            }
        }
    }

    private static boolean isDeep(Text text) {
        int all = Nodes.depth(text);
        if (all < MarkdownParser.DEPTH) {
            return false;
        }
        int inlines = Nodes.inlineDepth(text);
        return all - inlines >= MarkdownParser.DEPTH || inlines >= MarkdownParser.DEPTH;
    }

    /** The first word behind a code fence names the language; a reader would never see the others. */
    private static void hiddenInfo(ParsedTree tree, Diagnostics diagnostics) {
        for (Node node : tree.nodes()) {
            if (node instanceof FencedCodeBlock code && code.getInfo().strip().contains(" ")) {
                diagnostics.add(
                        Code.MARKDOWN_HIDDEN,
                        tree.places().place(code),
                        "Only the first word behind a code fence has a meaning; the rest is not shown.");
            }
        }
    }
}
