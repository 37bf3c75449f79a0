package galley.markdown;

import galley.markdown.LessonBlock.Triple;
import galley.markdown.LessonFacts.SymbolFacts;
import galley.math.Formula;
import galley.math.SetFormula;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.commonmark.node.Link;
import org.commonmark.node.Paragraph;
import org.commonmark.node.Text;

/** Writes the term of a symbol: as mathematics where its text is that of symbols, else as its author set it. */
final class TermText {
    private TermText() {}

    static void write(Paragraph term, Html out, InlineRenderer inlines) {
        String text = VisibleText.of(term);
        if (term.getFirstChild() instanceof Text only && only.getNext() == null && Terms.isSymbols(text)) {
            Terms.write(text, out);
        } else {
            inlines.children(term);
        }
    }

    /** A symbol without its lesson; links are left out, because their addresses hold on the lesson's page only. */
    static SymbolFacts facts(Triple symbol, Function<Formula, Optional<SetFormula>> formulas) {
        Html out = new Html();
        if (Nodes.all(symbol.first(), Link.class).isEmpty()) {
            RenderOptions options = new RenderOptions(List.of(), url -> url, formulas, List.of());
            write(symbol.first(), out, new InlineRenderer(out, options, Annotations.none()));
        } else {
            out.text(VisibleText.of(symbol.first()));
        }
        return new SymbolFacts(
                VisibleText.of(symbol.first()),
                out.toString(),
                VisibleText.of(symbol.second()),
                VisibleText.of(symbol.third()));
    }
}
