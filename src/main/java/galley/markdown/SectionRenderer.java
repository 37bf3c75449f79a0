package galley.markdown;

import java.util.List;
import org.commonmark.node.Node;

/** Writes one section: its heading and its lesson blocks. */
final class SectionRenderer {
    private final String id;
    private final Html out = new Html();
    private final Annotations annotations;
    private final InlineRenderer inlines;

    SectionRenderer(String id, RenderOptions options, Spans places) {
        this.id = id;
        this.annotations = new Annotations(options.annotations(), places);
        this.inlines = new InlineRenderer(out, options, annotations);
    }

    String html(LessonSection section) {
        section.opening().ifPresent(node -> heading(node, section.heading().orElseThrow()));
        String title = section.heading().map(Heading::title).orElse("");
        LessonBlockRenderer blocks = new LessonBlockRenderer(out, inlines, new QuizRenderer.Group(id, title));
        section.structure().forEach(block -> block.accept(blocks));
        return out.toString();
    }

    String id() {
        return id;
    }

    /** The ids of the annotations that were written. */
    List<String> annotations() {
        return annotations.seen();
    }

    private void heading(Node node, Heading heading) {
        String tag = "h" + heading.level();
        out.raw("<" + tag).attribute("id", id).raw(">");
        inlines.children(node);
        out.raw("<a class=\"anchor\"").attribute("href", "#" + id);
        out.raw(" aria-label=\"Link to this section\"></a></" + tag + ">").line();
    }
}
