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
import galley.text.Spelling;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * "A companion names sections of its lesson, models, inputs and outputs that exist, and quantities of the input's
 * dimension within its range."
 *
 * <p>A word that is empty was reported when the companion was read, and an unknown one hides what hangs on it: one fault
 * is reported once.
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
            Optional<Quantity> from = quantity(model, input, figure.from());
            Optional<Quantity> to = quantity(model, input, figure.to());
            boolean drawn = from.isPresent()
                    && to.isPresent()
                    && axis(figure, from.get().value(), to.get().value());
            for (Word mark : figure.marks()) {
                quantity(model, input, mark)
                        .map(Quantity::value)
                        .filter(at -> drawn
                                && (at < from.get().value() || at > to.get().value()))
                        .ifPresent(at -> outside(figure, mark));
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

    private void outside(Companion.Figure figure, Word mark) {
        diagnostics.add(
                Code.COMPANION_QUANTITY,
                mark.place(),
                "The mark “" + mark.text() + "” is not on the axis from "
                        + figure.from().text() + " to " + figure.to().text() + ".");
    }

    /** Whether the axis can be drawn. */
    private boolean axis(Companion.Figure figure, double from, double to) {
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
        return from > 0 && to > from;
    }

    private void claim(Companion.Claim claim) {
        binding(claim.binding())
                .flatMap(model -> output(model, claim.output()))
                .ifPresent(output -> value(claim.value(), output));
    }

    private void value(Word value, Output output) {
        if (value.text().isEmpty()) {
            return;
        }
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
        String section = binding.section().text();
        if (!section.isEmpty()
                && CompanionBinding.section(record, binding.section()).isEmpty()) {
            diagnostics.add(
                    Code.COMPANION_SECTION,
                    binding.section().place(),
                    "The lesson has no section “" + section + "”.",
                    hint(section, sectionNames(), "sections are " + sections()));
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
        if (!value.text().isEmpty() && known.read(value.text()) instanceof Reading.Refused refused) {
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
        if (!word.text().isEmpty()) {
            diagnostics.add(
                    Code.COMPANION_MODEL,
                    word.place(),
                    message + " “" + word.text() + "”.",
                    hint(word.text(), known, "there are " + String.join(", ", known)));
        }
    }

    private static String hint(String word, List<String> known, String all) {
        return (Spelling.question(word, known) + " " + all).strip();
    }

    private List<String> sectionNames() {
        return record.sections().stream()
                .flatMap(section -> Stream.of(section.id(), section.title()))
                .toList();
    }

    private String sections() {
        return record.sections().stream()
                .map(section -> section.id() + " “" + section.title() + "”")
                .collect(Collectors.joining(", "));
    }
}
