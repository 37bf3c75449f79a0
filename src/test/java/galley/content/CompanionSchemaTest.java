package galley.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import galley.diagnostic.Diagnostics;
import galley.lesson.Value;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The published schema of companions says what their reader takes. */
class CompanionSchemaTest {
    private static final Path SEED = Path.of("content/lessons/atlas-lesson-network-adapter.examples.yaml");

    @TempDir
    Path folder;

    private static Value.Members tree(JsonFactory format, Path file) {
        Diagnostics diagnostics = new Diagnostics();
        Value.Members tree = TextFile.read(file, diagnostics)
                .flatMap(text -> TreeReader.read(format, text, diagnostics))
                .orElseThrow();
        assertTrue(diagnostics.isEmpty());
        return tree;
    }

    private static Value.Members schema() {
        return tree(new JsonFactory(), Path.of("src/main/resources/galley/companion.schema.json"));
    }

    private static Value.Members at(Value.Members value, String... path) {
        Value.Members here = value;
        for (String name : path) {
            here = (Value.Members) here.member(name).orElseThrow();
        }
        return here;
    }

    /** The members that the reader says it knows, when it meets one that it does not. */
    private Set<String> readersMembers(String yaml) throws IOException {
        Path file = Files.writeString(folder.resolve("a.examples.yaml"), yaml);
        Diagnostics diagnostics = new Diagnostics();
        assertTrue(TextFile.read(file, diagnostics)
                .flatMap(text -> CompanionReader.read(text, diagnostics))
                .isPresent());
        String message = diagnostics.list().get(0).message();
        return new TreeSet<>(List.of(message.replaceAll("^Expected one of (.*), but found zzz\\.$", "$1")
                .split(", ", -1)));
    }

    @Test
    void namesTheReadersMembers() throws IOException {
        Set<String> kinds = at(schema(), "properties").members().keySet();
        assertEquals(readersMembers("zzz: 1\n"), new TreeSet<>(kinds));
        for (String kind : kinds) {
            Set<String> members = at(schema(), "properties", kind, "items", "properties")
                    .members()
                    .keySet();
            assertEquals(readersMembers(kind + ":\n  - zzz: 1\n"), new TreeSet<>(members), kind);
        }
    }

    @Test
    void theSeedsCompanionFits() {
        List<String> faults = new ArrayList<>();
        fit(tree(new YAMLFactory(), SEED), schema(), "", faults);
        assertEquals(List.of(), faults);
    }

    @Test
    void whatDoesNotFitIsFound() throws IOException {
        Path file = Files.writeString(folder.resolve("b.yaml"), "claims:\n  - quote: [1]\n    other: 2\n");
        List<String> faults = new ArrayList<>();
        fit(tree(new YAMLFactory(), file), schema(), "", faults);
        assertEquals(
                List.of(
                        "/claims/0 lacks model",
                        "/claims/0 lacks section",
                        "/claims/0 lacks value",
                        "/claims/0 lacks output",
                        "/claims/0/quote is an array",
                        "/claims/0/other is unknown"),
                faults);
    }

    /** As much of JSON Schema as this one uses. */
    private static void fit(Value value, Value.Members schema, String path, List<String> faults) {
        String reference = schema.text("$ref").orElse("");
        if (!reference.isEmpty()) {
            fit(value, at(schema(), reference.substring(2).split("/", -1)), path, faults);
            return;
        }
        if (!kinds(schema).contains(value.kind())) {
            faults.add(path + " is " + value.kind());
        } else if (value instanceof Value.Members members) {
            fitMembers(members, schema, path, faults);
        } else if (value instanceof Value.Items items) {
            for (int i = 0; i < items.items().size(); i++) {
                fit(items.items().get(i), at(schema, "items"), path + "/" + i, faults);
            }
        }
    }

    private static void fitMembers(Value.Members members, Value.Members schema, String path, List<String> faults) {
        for (String name : texts(schema.member("required").orElse(null))) {
            if (!members.members().containsKey(name)) {
                faults.add(path + " lacks " + name);
            }
        }
        Map<String, Value> known = schema.member("properties").isPresent()
                ? at(schema, "properties").members()
                : Map.of();
        members.members().forEach((name, value) -> {
            Value rule = known.getOrDefault(
                    name, schema.member("additionalProperties").orElse(null));
            if (rule instanceof Value.Members wanted) {
                fit(value, wanted, path + "/" + name, faults);
            } else {
                faults.add(path + "/" + name + " is unknown");
            }
        });
    }

    private static List<String> kinds(Value.Members schema) {
        Value type = schema.member("type").orElseThrow();
        List<String> names = type instanceof Value.Text one ? List.of(one.value()) : texts(type);
        return names.stream()
                .map(name -> (name.matches("[aeiou].*") ? "an " : "a ") + name)
                .toList();
    }

    private static List<String> texts(Value value) {
        return value instanceof Value.Items items
                ? items.items().stream()
                        .map(item -> ((Value.Text) item).value())
                        .toList()
                : List.of();
    }
}
