package galley.content;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.StreamReadConstraints;
import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.Citation;
import galley.lesson.LessonRecord;
import galley.lesson.Section;
import galley.lesson.Value;
import galley.text.SourceText;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Reads a record strictly: one JSON object, no duplicate members, every known member of its type. */
public final class RecordReader {
    /** The version of the record format that this release reads. */
    public static final int SCHEMA_VERSION = 1;

    private static final JsonFactory JSON = new JsonFactoryBuilder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(2 * TreeReader.MAX_DEPTH)
                    .maxStringLength(TextFile.MAX_BYTES)
                    .build())
            .build();

    private RecordReader() {}

    /**
     * Reads one record.
     *
     * @param file the JSON file
     * @param sibling the Markdown file beside it, from which a record without content takes it
     * @param diagnostics receives every fault
     * @return the record, unless a fault leaves a member without a value of its type
     */
    public static Optional<LessonRecord> read(Path file, Optional<SourceText> sibling, Diagnostics diagnostics) {
        return TextFile.read(file, diagnostics)
                .flatMap(text -> TreeReader.read(JSON, text, diagnostics)
                        .flatMap(members -> record(text, members, sibling, diagnostics)));
    }

    private static Optional<LessonRecord> record(
            SourceText file, Value.Members members, Optional<SourceText> sibling, Diagnostics diagnostics) {
        Diagnostics faults = new Diagnostics();
        MemberReader reader = new MemberReader(faults);
        reader.checkTypes(members);
        checkSchemaVersion(members, faults);
        List<Section> sections = each(members, "sections", reader::section);
        List<Citation> citations = each(members, "citations", reader::citation);
        Optional<SourceText> content = content(members, sibling, faults);
        diagnostics.addAll(faults);
        if (faults.hasErrors() || content.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new LessonRecord(file, members, content.get(), sections, citations));
    }

    private static void checkSchemaVersion(Value.Members members, Diagnostics diagnostics) {
        members.present("schemaVersion").ifPresent(value -> {
            if (value instanceof Value.Numeral numeral && !numeral.literal().equals("" + SCHEMA_VERSION)) {
                diagnostics.add(
                        Code.SCHEMA_VERSION,
                        value.place(),
                        "Expected schemaVersion " + SCHEMA_VERSION + ", but found " + numeral.literal() + ".",
                        "this release reads version " + SCHEMA_VERSION + " only");
            }
        });
    }

    private static Optional<SourceText> content(
            Value.Members members, Optional<SourceText> sibling, Diagnostics diagnostics) {
        Optional<Value> value = members.present("content");
        if (value.isEmpty() && sibling.isPresent()) {
            return sibling;
        }
        if (value.isEmpty()) {
            diagnostics.add(
                    Code.MEMBER_MISSING,
                    members.place().child("content"),
                    "Expected the member content, but neither it nor a Markdown file beside the record is there.");
        }
        return value.filter(Value.Text.class::isInstance).map(text -> ((Value.Text) text).source());
    }

    private static <T> List<T> each(Value.Members members, String name, Function<Value, Optional<T>> reader) {
        List<T> values = new ArrayList<>();
        if (members.member(name).orElse(null) instanceof Value.Items items) {
            items.items().forEach(item -> reader.apply(item).ifPresent(values::add));
        }
        return values;
    }
}
