package galley.verify;

import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.Companion;
import galley.lesson.Companion.Binding;
import galley.lesson.Companion.Word;
import galley.lesson.LessonRecord;
import galley.model.Input;
import galley.model.Model;
import galley.model.Models;
import galley.model.Output;
import galley.model.Quantity;
import galley.model.Reading;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * "A companion names sections of its lesson, models, inputs and outputs that exist, and quantities of the input's
 * dimension within its range."
 */
public final class CompanionCheck {
    private final LessonRecord record;
    private final Diagnostics diagnostics;

    private CompanionCheck(LessonRecord record, Diagnostics diagnostics) {
        this.record = record;
        this.diagnostics = diagnostics;
    }

    /** Reports every word of the companion that names nothing, and every quantity that its input does not take. */
    public static void check(Companion companion, LessonRecord record, Diagnostics diagnostics) {
        CompanionCheck check = new CompanionCheck(record, diagnostics);
        companion.tables().forEach(check::table);
        companion.figures().forEach(check::figure);
        companion.timelines().forEach(check::timeline);
        companion.calculators().forEach(calculator -> check.binding(calculator.binding()));
        companion.claims().forEach(check::claim);
    }

    private void table(Companion.Table table) {
        binding(table.binding()).ifPresent(model -> {
            table.columns().forEach(column -> output(model, column));
            if (input(model, table.input())) {
                table.values().forEach(value -> quantity(model, table.input().text(), value));
            }
        });
    }

    private void figure(Companion.Figure figure) {
        binding(figure.binding()).filter(model -> input(model, figure.input())).ifPresent(model -> {
            String input = figure.input().text();
            figure.marks().forEach(mark -> quantity(model, input, mark));
            Optional<Quantity> from = quantity(model, input, figure.from());
            Optional<Quantity> to = quantity(model, input, figure.to());
            if (from.isPresent() && to.isPresent()) {
                axis(figure, from.get().value(), to.get().value());
            }
        });
    }

    private void timeline(Companion.Timeline timeline) {
        binding(timeline.binding()).ifPresent(model -> {
            if (input(model, timeline.input())) {
                timeline.values()
                        .forEach(value -> quantity(model, timeline.input().text(), value));
            }
            new TimelineParts(model, diagnostics).check(timeline);
        });
    }

    private void axis(Companion.Figure figure, double from, double to) {
        if (from <= 0) {
            diagnostics.add(
                    Code.COMPANION_QUANTITY,
                    figure.from().place(),
                    "A logarithmic axis begins above zero, not at "
                            + figure.from().text() + ".");
        } else if (to <= from) {
            diagnostics.add(
                    Code.COMPANION_QUANTITY,
                    figure.to().place(),
                    "The axis ends at " + figure.to().text() + ", which is not above its beginning at "
                            + figure.from().text() + ".");
        }
    }

    private void claim(Companion.Claim claim) {
        binding(claim.binding())
                .flatMap(model -> output(model, claim.output()))
                .ifPresent(output -> value(claim.value(), output));
    }

    private void value(Word value, Output output) {
        Reading reading = Quantity.read(value.text());
        if (reading instanceof Reading.Refused refused) {
            refuse(value, output.id(), refused.reason());
        } else if (reading instanceof Reading.Read read && read.quantity().dimension() != output.dimension()) {
            String is = read.quantity().dimension().words();
            refuse(
                    value,
                    output.id(),
                    "This is " + is + "; " + output.dimension().words() + " is needed.");
        }
    }

    private Optional<Model> binding(Binding binding) {
        if (CompanionBinding.section(record, binding.section()).isEmpty()) {
            diagnostics.add(
                    Code.COMPANION_SECTION,
                    binding.section().place(),
                    "The lesson has no section “" + binding.section().text() + "”.",
                    "sections are " + sections());
        }
        Optional<Model> model = Models.find(binding.model().text());
        if (model.isEmpty()) {
            unknown(
                    binding.model(),
                    "There is no model",
                    Arrays.stream(Models.all()).map(Model::id).toList());
        }
        model.ifPresent(known -> binding.inputs().forEach((input, value) -> bound(known, input, value)));
        return model;
    }

    private void bound(Model model, String input, Word value) {
        if (input(model, new Word(input, value.place()))) {
            quantity(model, input, value);
        }
    }

    private Optional<Quantity> quantity(Model model, String input, Word value) {
        Input known = model.inputs()[model.inputIndex(input)];
        if (known.read(value.text()) instanceof Reading.Refused refused) {
            diagnostics.add(
                    Code.COMPANION_QUANTITY,
                    value.place(),
                    input + " = “" + value.text() + "”: " + refused.reason(),
                    input + " takes " + known.hint());
        }
        return CompanionBinding.quantity(model, input, value.text());
    }

    private void refuse(Word value, String name, String reason) {
        diagnostics.add(Code.COMPANION_QUANTITY, value.place(), name + " = “" + value.text() + "”: " + reason);
    }

    private boolean input(Model model, Word word) {
        boolean known = model.inputIndex(word.text()) >= 0;
        if (!known) {
            unknown(
                    word,
                    model.id() + " has no input",
                    Arrays.stream(model.inputs()).map(Input::id).toList());
        }
        return known;
    }

    private Optional<Output> output(Model model, Word word) {
        int index = model.outputIndex(word.text());
        if (index < 0) {
            List<String> ids = Arrays.stream(model.outputs()).map(Output::id).toList();
            unknown(word, model.id() + " has no output", ids);
            return Optional.empty();
        }
        return Optional.of(model.outputs()[index]);
    }

    private void unknown(Word word, String message, List<String> known) {
        diagnostics.add(
                Code.COMPANION_MODEL,
                word.place(),
                message + " “" + word.text() + "”.",
                "there are " + String.join(", ", known));
    }

    private String sections() {
        return record.sections().stream()
                .map(section -> section.id() + " “" + section.title() + "”")
                .collect(Collectors.joining(", "));
    }
}
