package galley.markdown;

import org.commonmark.node.Node;

/** Writes one section: its heading and its lesson blocks. */
final class SectionRenderer {
    private final String id;
    private final Html out = new Html();
    private final InlineRenderer inlines;

    SectionRenderer(String id, RenderOptions options) {
        this.id = id;
        this.inlines = new InlineRenderer(out, options);
    }

    String html(LessonSection section) {
        section.opening().ifPresent(node -> heading(node, section.heading().orElseThrow()));
        String title = section.heading().map(Heading::title).orElse("");
        LessonBlockRenderer blocks = new LessonBlockRenderer(out, inlines, new QuizRenderer.Group(id, title));
        Patterns.structure(section).forEach(block -> block.accept(blocks));
        return out.toString();
    }

    private void heading(Node node, Heading heading) {
        String tag = "h" + heading.level();
        out.raw("<" + tag).attribute("id", id).raw(">");
        inlines.children(node);
        out.raw("<a class=\"anchor\"").attribute("href", "#" + id);
        out.raw(" aria-label=\"Link to this section\"></a></" + tag + ">").line();
    }
}
