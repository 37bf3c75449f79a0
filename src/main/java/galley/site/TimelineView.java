package galley.site;

import galley.figure.Timeline;
import galley.figure.TimelineFigure;
import galley.lesson.Companion;
import galley.lesson.Companion.Word;
import galley.model.Dimension;
import galley.model.Example;
import galley.model.Input;
import galley.model.Model;
import galley.model.Output;
import galley.model.Quantity;
import galley.verify.CompanionBinding;
import java.util.List;

/**
 * What a template shows of a timeline.
 *
 * @param svg the {@code svg} element
 * @param caption what the timeline shows
 * @param given the inputs that are the same in all bars, such as {@code α = 5 μs, B = 25 GB/s}
 */
public record TimelineView(String svg, String caption, String given) {

    /** A part of the bars: an input or an output of the model. */
    private record Part(String name, Dimension dimension, int input, int output) {
        static Part of(Model model, String id) {
            int output = model.outputIndex(id);
            if (output >= 0) {
                Output part = model.outputs()[output];
                return new Part(part.label() + " " + part.symbol(), part.dimension(), -1, output);
            }
            int input = model.inputIndex(id);
            Input part = model.inputs()[input];
            return new Part(part.label() + " " + part.symbol(), part.dimension(), input, -1);
        }

        double amount(Example example) {
            return input >= 0 ? example.arguments()[input] : example.results()[output];
        }
    }

    /** The view of a companion's timeline that {@code CompanionCheck} has found good. */
    static TimelineView of(Companion.Timeline timeline) {
        Example example = CompanionBinding.example(timeline.binding()).orElseThrow();
        List<Part> parts = timeline.parts().stream()
                .map(part -> Part.of(example.model(), part.text()))
                .toList();
        String input = timeline.input().text();
        List<Timeline.Row> rows = timeline.values().stream()
                .map(value -> row(example, input, value, parts))
                .toList();
        Timeline bars = new Timeline(
                parts.get(0).dimension(), parts.stream().map(Part::name).toList(), rows);
        return new TimelineView(
                new TimelineFigure(bars).svg(),
                timeline.caption().text(),
                String.join(", ", example.givenBut(example.model().inputIndex(input))));
    }

    private static Timeline.Row row(Example example, String input, Word value, List<Part> parts) {
        Quantity quantity =
                CompanionBinding.quantity(example.model(), input, value.text()).orElseThrow();
        Example varied = example.with(example.model().inputIndex(input), quantity);
        return new Timeline.Row(
                quantity.text(),
                parts.stream().mapToDouble(part -> part.amount(varied)).toArray());
    }
}
