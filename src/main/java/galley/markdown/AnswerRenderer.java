package galley.markdown;

import galley.markdown.LessonBlock.Quiz;
import java.util.List;
import java.util.stream.Stream;

/** Writes the answers of all questions apart from them. */
final class AnswerRenderer {
    private final RenderOptions options;
    private final Spans places;

    AnswerRenderer(RenderOptions options, Spans places) {
        this.options = options;
        this.places = places;
    }

    List<RenderedAnswer> answers(List<LessonSection> sections) {
        return sections.stream().flatMap(this::answers).toList();
    }

    private Stream<RenderedAnswer> answers(LessonSection section) {
        String question = section.heading().map(Heading::title).orElse("");
        return Patterns.structure(section).stream()
                .filter(Quiz.class::isInstance)
                .map(quiz -> new RenderedAnswer(question, html((Quiz) quiz)));
    }

    /** Annotations are left out: their ids stand in the lesson already. */
    private String html(Quiz quiz) {
        Html out = new Html();
        InlineRenderer inlines = new InlineRenderer(out, options, new Annotations(List.of(), places));
        BlockRenderer blocks = new BlockRenderer(out, inlines);
        quiz.answer().option().accept(blocks);
        quiz.answer().reasoning().forEach(node -> node.accept(blocks));
        return out.toString();
    }
}
