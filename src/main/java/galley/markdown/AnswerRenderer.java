package galley.markdown;

import galley.markdown.LessonBlock.Quiz;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.commonmark.node.Node;

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
        return section.structure().stream().filter(Quiz.class::isInstance).map(quiz -> answer(question, (Quiz) quiz));
    }

    private RenderedAnswer answer(String question, Quiz quiz) {
        List<String> options = new ArrayList<>();
        for (Node option = quiz.options().getFirstChild(); option != null; option = option.getNext()) {
            options.add(VisibleText.of(option));
        }
        String reasoning =
                quiz.answer().reasoning().stream().map(VisibleText::of).collect(Collectors.joining("\n"));
        return new RenderedAnswer(
                question, options, VisibleText.of(quiz.answer().option()), reasoning, html(quiz));
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
