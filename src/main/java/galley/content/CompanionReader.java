package galley.content;

import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.Companion;
import galley.lesson.Companion.Binding;
import galley.lesson.Companion.Word;
import galley.lesson.Value;
import galley.text.SourceText;
import galley.text.Spelling;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;

/** Reads a companion: a YAML mapping of tables, figures, timelines, calculators and claims. */
final class CompanionReader {
    private static final YAMLFactory YAML = YAMLFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(2 * TreeReader.MAX_DEPTH)
                    .build())
            .build();

    private final Diagnostics diagnostics;
    private final MemberReader faults;
    /** Members that are probably there under a misspelt name, which is reported. */
    private final Set<String> misspelt = new HashSet<>();

    private CompanionReader(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
        this.faults = new MemberReader(diagnostics);
    }

    /** The companion that {@code text} is; every fault is reported. */
    static Optional<Companion> read(SourceText text, Diagnostics diagnostics) {
        return TreeReader.read(YAML, text, diagnostics)
                .map(members -> new CompanionReader(diagnostics).companion(members));
    }

    private Companion companion(Value.Members root) {
        List<Companion.Table> tables = new ArrayList<>();
        List<Companion.Figure> figures = new ArrayList<>();
        List<Companion.Timeline> timelines = new ArrayList<>();
        List<Companion.Calculator> calculators = new ArrayList<>();
        List<Companion.Claim> claims = new ArrayList<>();
        onlyMembers(root, Set.of("tables", "figures", "timelines", "calculators", "claims"));
        each(root, "tables", Set.of("caption", "over", "values", "columns"), (m, b) -> {
            tables.add(new Companion.Table(
                    b, word(m, "caption"), word(m, "over"), someWords(m, "values"), someWords(m, "columns")));
        });
        each(root, "figures", Set.of("caption", "over", "from", "to", "marks"), (m, b) -> {
            figures.add(new Companion.Figure(
                    b, word(m, "caption"), word(m, "over"), word(m, "from"), word(m, "to"), words(m, "marks")));
        });
        each(root, "timelines", Set.of("caption", "over", "values", "parts"), (m, b) -> {
            timelines.add(new Companion.Timeline(
                    b, word(m, "caption"), word(m, "over"), someWords(m, "values"), someWords(m, "parts")));
        });
        each(root, "calculators", Set.of(), (m, b) -> calculators.add(new Companion.Calculator(b)));
        each(root, "claims", Set.of("quote", "value", "output"), (m, b) -> {
            claims.add(new Companion.Claim(b, word(m, "quote"), word(m, "value"), word(m, "output")));
        });
        return new Companion(tables, figures, timelines, calculators, claims);
    }

    private void each(Value.Members root, String name, Set<String> own, BiConsumer<Value.Members, Binding> use) {
        for (Value item : items(root, name)) {
            if (item instanceof Value.Members members) {
                Set<String> known = new TreeSet<>(own);
                known.addAll(Set.of("model", "section", "inputs"));
                onlyMembers(members, known);
                use.accept(members, binding(members));
            } else {
                faults.wrongType(item, "an entry of " + name, "an object");
            }
        }
    }

    private Binding binding(Value.Members members) {
        Map<String, Word> inputs = new LinkedHashMap<>();
        Value value = members.present("inputs").orElse(null);
        if (value instanceof Value.Members named) {
            named.members().keySet().forEach(input -> inputs.put(input, word(named, input)));
        } else if (value != null) {
            faults.wrongType(value, "inputs", "an object");
        }
        return new Binding(word(members, "model"), word(members, "section"), inputs);
    }

    /** The words of a list that must be there and hold one. */
    private List<Word> someWords(Value.Members members, String name) {
        Optional<Value> value = members.present(name);
        if (value.isEmpty()) {
            missing(members, name);
        } else if (value.get() instanceof Value.Items items && items.items().isEmpty()) {
            diagnostics.add(
                    Code.COMPANION_EMPTY,
                    value.get().place(),
                    "Expected at least one item of " + name + ", but found none.");
        }
        return words(members, name);
    }

    private void missing(Value.Members members, String name) {
        if (!misspelt.contains(name)) {
            faults.missing(members, name);
        }
    }

    private List<Word> words(Value.Members members, String name) {
        return items(members, name).stream().map(item -> word(item, name)).toList();
    }

    private Word word(Value.Members members, String name) {
        Optional<Value> value = members.present(name);
        if (value.isEmpty()) {
            missing(members, name);
            return new Word("", members.place());
        }
        return word(value.get(), name);
    }

    private Word word(Value value, String name) {
        if (value instanceof Value.Text text) {
            if (text.value().isBlank()) {
                diagnostics.add(
                        Code.COMPANION_EMPTY, value.place(), "Expected a word for " + name + ", but found none.");
            }
            return new Word(text.value().isBlank() ? "" : text.value(), value.place());
        }
        if (value instanceof Value.Numeral numeral) {
            return new Word(numeral.literal(), value.place());
        }
        faults.wrongType(value, name, "a string");
        return new Word("", value.place());
    }

    private List<Value> items(Value.Members members, String name) {
        Optional<Value> value = members.present(name);
        if (value.isPresent() && !(value.get() instanceof Value.Items)) {
            faults.wrongType(value.get(), name, "an array");
        }
        return value.orElse(null) instanceof Value.Items items ? items.items() : List.of();
    }

    private void onlyMembers(Value.Members members, Set<String> known) {
        misspelt.clear();
        Set<String> absent = new TreeSet<>(known);
        absent.removeAll(members.members().keySet());
        members.members().forEach((name, value) -> {
            if (!known.contains(name)) {
                Spelling.nearest(name, absent).ifPresent(misspelt::add);
                diagnostics.add(
                        Code.COMPANION_MEMBER,
                        value.place(),
                        "Expected one of " + String.join(", ", new TreeSet<>(known)) + ", but found " + name + ".",
                        Spelling.question(name, absent));
            }
        });
    }
}
