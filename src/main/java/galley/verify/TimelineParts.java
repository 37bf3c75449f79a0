package galley.verify;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.Companion;
import galley.lesson.Companion.Word;
import galley.model.Dimension;
import galley.model.Input;
import galley.model.Model;
import galley.model.Output;
import galley.text.Spelling;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** "The parts of a timeline are inputs and outputs of one dimension, so that they add up." */
final class TimelineParts {
    private final Model model;
    private final Diagnostics diagnostics;

    TimelineParts(Model model, Diagnostics diagnostics) {
        this.model = model;
        this.diagnostics = diagnostics;
    }

    void check(Companion.Timeline timeline) {
        Optional<Dimension> first = timeline.parts().stream().findFirst().flatMap(part -> dimension(part.text()));
        timeline.parts().stream().filter(part -> !part.text().isEmpty()).forEach(part -> check(part, first));
    }

    private void check(Word part, Optional<Dimension> first) {
        Optional<Dimension> own = dimension(part.text());
        if (own.isEmpty()) {
            diagnostics.add(
                    Code.COMPANION_MODEL,
                    part.place(),
                    model.id() + " has no input or output “" + part.text() + "”.",
                    (Spelling.question(part.text(), ids()) + " there are " + String.join(", ", ids())).strip());
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

    private List<String> ids() {
        return Stream.concat(
                        Arrays.stream(model.inputs()).map(Input::id),
                        Arrays.stream(model.outputs()).map(Output::id))
                .toList();
    }
}
