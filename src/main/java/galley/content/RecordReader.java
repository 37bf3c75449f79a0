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
            // A table of names that many colliding ones can overflow would end in an exception.
            .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
            .build();

    private RecordReader() {}

    /**
     * Reads one record.
     *
     * @param file the JSON file
     * @param sibling the Markdown file beside it, from which a record without content takes it
     * @param diagnostics receives every fault
     * @return what could be read of the record, unless the file is no object or of another schemaVersion; it is good only
     *     when {@code diagnostics} received no error
     */
    public static Optional<LessonRecord> read(Path file, Optional<SourceText> sibling, Diagnostics diagnostics) {
        return TextFile.read(file, diagnostics).flatMap(text -> read(text, sibling, diagnostics));
    }

    /** Reads the record that a text is. */
    public static Optional<LessonRecord> read(SourceText file, Optional<SourceText> sibling, Diagnostics diagnostics) {
        return TreeReader.read(JSON, file, diagnostics)
                .filter(members -> isOfThisVersion(members, diagnostics))
                .map(members -> record(file, members, sibling, diagnostics));
    }

    /** Whether a file may be a record: an object that has these members, or no JSON that can be read. */
    public static boolean names(Path file, List<String> members, Diagnostics diagnostics) {
        Optional<Value> value = TextFile.read(file, diagnostics).flatMap(text -> value(text, diagnostics));
        return value.map(found -> found instanceof Value.Members object
                        && object.members().keySet().containsAll(members))
                .orElse(true);
    }

    /** The one value that some JSON text is, or nothing when it is none. */
    static Optional<Value> value(SourceText text, Diagnostics diagnostics) {
        return TreeReader.readValue(JSON, text, diagnostics);
    }

    private static LessonRecord record(
            SourceText file, Value.Members members, Optional<SourceText> sibling, Diagnostics diagnostics) {
        MemberReader reader = new MemberReader(diagnostics);
        reader.checkTypes(members);
        List<Section> sections = each(members, "sections", reader::section);
        List<Citation> citations = each(members, "citations", reader::citation);
        SourceText content = content(members, sibling, diagnostics).orElse(LessonRecord.NO_CONTENT);
        return new LessonRecord(file, members, content, sections, citations);
    }

    /** The rules of one version say nothing about the records of another. */
    private static boolean isOfThisVersion(Value.Members members, Diagnostics diagnostics) {
        if (!(members.present("schemaVersion").orElse(null) instanceof Value.Numeral numeral)
                || numeral.literal().equals("" + SCHEMA_VERSION)) {
            return true;
        }
        boolean equal = numeral.isEqualTo(SCHEMA_VERSION);
        diagnostics.add(
                Code.SCHEMA_VERSION,
                numeral.place(),
                "Expected schemaVersion " + SCHEMA_VERSION + ", but found " + numeral.literal() + ".",
                equal
                        ? "the number is right; write it as " + SCHEMA_VERSION
                        : "this release reads version " + SCHEMA_VERSION + " only; nothing else was judged");
        return equal;
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
