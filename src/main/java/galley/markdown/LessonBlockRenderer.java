package galley.markdown;

import galley.markdown.LessonBlock.FormulaFigure;
import galley.markdown.LessonBlock.Interfaces;
import galley.markdown.LessonBlock.Plain;
import galley.markdown.LessonBlock.Port;
import galley.markdown.LessonBlock.Quiz;
import galley.markdown.LessonBlock.Role;
import galley.markdown.LessonBlock.RoleList;
import galley.markdown.LessonBlock.RunIn;
import galley.markdown.LessonBlock.Scale;
import galley.markdown.LessonBlock.Specifications;
import galley.markdown.LessonBlock.Symbols;
import galley.markdown.LessonBlock.Triple;
import java.util.List;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;

/** Writes lesson blocks. Labels are told from texts by markup, never by an added character. */
final class LessonBlockRenderer implements LessonBlock.Visitor {
    private final Html out;
    private final InlineRenderer inlines;
    private final BlockRenderer blocks;
    private final QuizRenderer quizzes;

    LessonBlockRenderer(Html out, InlineRenderer inlines, QuizRenderer.Group group) {
        this.out = out;
        this.inlines = inlines;
        this.blocks = new BlockRenderer(out, inlines);
        this.quizzes = new QuizRenderer(out, inlines, group);
    }

    @Override
    public void visit(Plain plain) {
        plain.block().accept(blocks);
    }

    @Override
    public void visit(Role role) {
        element("p", role.name(), role.paragraph());
    }

    @Override
    public void visit(Scale scale) {
        List<Node> children = Nodes.children(scale.paragraph());
        out.raw("<p class=\"scale\">");
        children.get(0).accept(inlines);
        out.raw("<span class=\"caption\">");
        children.subList(1, children.size()).forEach(child -> child.accept(inlines));
        out.raw("</span></p>").line();
    }

    @Override
    public void visit(RunIn runIn) {
        out.raw("<p class=\"" + runIn.name() + "\">");
        inlines.children(runIn.paragraph(), runIn.label(), "strong class=\"label\"");
        out.raw("</p>").line();
    }

    @Override
    public void visit(RoleList list) {
        String start = list.list() instanceof OrderedList ordered ? BlockRenderer.start(ordered) : "";
        blocks.list(list.list(), " class=\"" + list.name() + "\"" + start);
    }

    @Override
    public void visit(FormulaFigure figure) {
        out.raw("<figure class=\"formula\">").line();
        blocks.formulaBody(figure.formula());
        figure.reading().ifPresent(reading -> element("figcaption", "reading", reading));
        out.raw("</figure>").line();
    }

    @Override
    public void visit(Symbols symbols) {
        out.raw("<div class=\"symbols\">").line();
        element("p", "label", symbols.label());
        out.raw("<dl>").line();
        symbols.symbols().forEach(this::symbol);
        out.raw("</dl>").line().raw("</div>").line();
    }

    @Override
    public void visit(Specifications specifications) {
        out.raw("<dl class=\"specifications\">").line();
        specifications.lines().forEach(line -> triple(line, List.of("label", "value", "note")));
        out.raw("</dl>").line();
    }

    @Override
    public void visit(Interfaces interfaces) {
        out.raw("<dl class=\"interfaces\">").line();
        interfaces.ports().forEach(this::port);
        out.raw("</dl>").line();
    }

    @Override
    public void visit(Quiz quiz) {
        quizzes.render(quiz, blocks);
    }

    private void symbol(Triple symbol) {
        out.raw("<div>").line().raw("<dt class=\"term\">");
        TermText.write(symbol.first(), out, inlines);
        out.raw("</dt>").line();
        element("dd", "meaning", symbol.second());
        element("dd", "unit", symbol.third());
        out.raw("</div>").line();
    }

    private void triple(Triple triple, List<String> names) {
        out.raw("<div>").line();
        element("dt", names.get(0), triple.first());
        element("dd", names.get(1), triple.second());
        element("dd", names.get(2), triple.third());
        out.raw("</div>").line();
    }

    private void port(Port port) {
        out.raw("<div class=\"" + port.way() + "\">").line();
        out.raw("<dt>");
        inlines.children(port.name(), port.direction(), "span class=\"direction\"");
        out.raw("</dt>").line().raw("<dd>");
        inlines.children(port.description());
        out.raw("</dd>").line().raw("</div>").line();
    }

    private void element(String tag, String name, Node node) {
        out.raw("<" + tag + " class=\"" + name + "\">");
        inlines.children(node);
        out.raw("</" + tag + ">").line();
    }
}
