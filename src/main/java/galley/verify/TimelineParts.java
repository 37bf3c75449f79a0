package galley.verify;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.Companion;
import galley.lesson.Companion.Word;
import galley.model.Dimension;
import galley.model.Input;
import galley.model.Model;
import galley.model.Output;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** "A timeline has bars, and its parts are inputs and outputs of one dimension, so that they add up." */
final class TimelineParts {
    private final Model model;
    private final Diagnostics diagnostics;

    TimelineParts(Model model, Diagnostics diagnostics) {
        this.model = model;
        this.diagnostics = diagnostics;
    }

    void check(Companion.Timeline timeline) {
        if (timeline.values().isEmpty() || timeline.parts().isEmpty()) {
            diagnostics.add(
                    Code.COMPANION_QUANTITY,
                    timeline.caption().place(),
                    "Expected at least one value and one part, but the timeline has none.");
            return;
        }
        Optional<Dimension> first = dimension(timeline.parts().get(0).text());
        timeline.parts().forEach(part -> check(part, first));
    }

    private void check(Word part, Optional<Dimension> first) {
        Optional<Dimension> own = dimension(part.text());
        if (own.isEmpty()) {
            diagnostics.add(
                    Code.COMPANION_MODEL,
                    part.place(),
                    model.id() + " has no input or output “" + part.text() + "”.",
                    "there are " + ids());
        } else if (first.isPresent() && own.get() != first.get()) {
            diagnostics.add(
                    Code.COMPANION_QUANTITY,
                    part.place(),
                    part.text() + " is " + own.get().words() + " and cannot be added to "
                            + first.get().words() + ".");
        }
    }

    private Optional<Dimension> dimension(String id) {
        int output = model.outputIndex(id);
        if (output >= 0) {
            return Optional.of(model.outputs()[output].dimension());
        }
        return CompanionBinding.input(model, id).map(Input::dimension);
    }

    private String ids() {
        return Stream.concat(
                        Arrays.stream(model.inputs()).map(Input::id),
                        Arrays.stream(model.outputs()).map(Output::id))
                .collect(Collectors.joining(", "));
    }
}
