package galley.verify;

import galley.lesson.Companion;
import galley.lesson.Companion.Binding;
import galley.lesson.Companion.Word;
import galley.lesson.LessonRecord;
import galley.lesson.Section;
import galley.model.Example;
import galley.model.Input;
import galley.model.Model;
import galley.model.Models;
import galley.model.Quantity;
import galley.model.Reading;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Takes the words of a companion to the things that they name; nothing is reported here. */
public final class CompanionBinding {
    private CompanionBinding() {}

    /** The model with the binding's quantities, unless any word of it is wrong. */
    public static Optional<Example> example(Binding binding) {
        Optional<Example> example = Models.find(binding.model().text()).map(Example::of);
        for (Map.Entry<String, Word> entry : binding.inputs().entrySet()) {
            example = example.flatMap(given -> quantity(
                            given.model(), entry.getKey(), entry.getValue().text())
                    .map(quantity -> given.with(given.model().inputIndex(entry.getKey()), quantity)));
        }
        return example;
    }

    /** The quantity that a text is for an input, unless the input is unknown or refuses it. */
    public static Optional<Quantity> quantity(Model model, String input, String text) {
        return input(model, input)
                .flatMap(known -> known.read(text) instanceof Reading.Read read
                        ? Optional.of(read.quantity())
                        : Optional.empty());
    }

    /** The section that a word names by its id or, failing that, by its title. */
    public static Optional<Section> section(LessonRecord record, Word word) {
        Optional<Section> byId = record.sections().stream()
                .filter(section -> section.id().equals(word.text()))
                .findFirst();
        return byId.or(() -> record.sections().stream()
                .filter(section -> section.title().equals(word.text()))
                .findFirst());
    }

    /** The models that a companion names, in the order of their list. */
    public static List<Model> models(Companion companion) {
        Set<String> named = Stream.of(
                        companion.tables().stream().map(Companion.Table::binding),
                        companion.figures().stream().map(Companion.Figure::binding),
                        companion.timelines().stream().map(Companion.Timeline::binding),
                        companion.calculators().stream().map(Companion.Calculator::binding),
                        companion.claims().stream().map(Companion.Claim::binding))
                .flatMap(bindings -> bindings)
                .map(binding -> binding.model().text())
                .collect(Collectors.toSet());
        return Stream.of(Models.all())
                .filter(model -> named.contains(model.id()))
                .toList();
    }

    static Optional<Input> input(Model model, String id) {
        int index = model.inputIndex(id);
        return index < 0 ? Optional.empty() : Optional.of(model.inputs()[index]);
    }
}
