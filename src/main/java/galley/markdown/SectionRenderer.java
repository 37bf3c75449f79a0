package galley.markdown;

import java.util.List;
import org.commonmark.node.Node;

/** Writes one section: its heading and its lesson blocks. */
final class SectionRenderer {
    private final String id;
    private final Html out = new Html();
    private final Annotations annotations;
    private final InlineRenderer inlines;
    private final Regions regions;

    SectionRenderer(String id, RenderOptions options, Spans places, Regions regions) {
        this.id = id;
        this.regions = regions;
        this.annotations = new Annotations(options.annotations(), places);
        this.inlines = new InlineRenderer(out, options, annotations);
    }

    String html(LessonSection section) {
        section.opening().ifPresent(node -> heading(node, section.heading().orElseThrow()));
        String title = section.heading().map(Heading::title).orElse("");
        LessonBlockRenderer blocks = new LessonBlockRenderer(
                new BlockRenderer(out, inlines, regions.in(title)),
                new QuizRenderer(out, inlines, new QuizRenderer.Group(id, title)),
                out,
                inlines);
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

    /** The anchor is for a pointer: others have the contents of the page, and a heading is to be heard as it is written. */
    private void heading(Node node, Heading heading) {
        String tag = "h" + heading.level();
        out.raw("<" + tag).attribute("id", id).raw(">");
        inlines.children(node);
        out.raw("<a class=\"anchor\"").attribute("href", "#" + id);
        out.raw(" aria-hidden=\"true\" tabindex=\"-1\"></a></" + tag + ">").line();
    }
}
