package galley.content;

import galley.diagnostic.Diagnostics;
import galley.lesson.Value;
import galley.text.JsonString;
import galley.text.SourceText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Writes members of a record into its text. What is not written stays byte for byte, and so does a member that says the
 * same already, however it is spelled.
 */
public final class RecordWriter {
    private static final List<String> ORDER =
            MemberRule.ALL.stream().map(MemberRule::name).toList();

    private ObjectText text;

    private RecordWriter(String text) {
        this.text = new ObjectText(text, ORDER);
    }

    /** Begins with the text of a record, which must be a JSON object. */
    public static RecordWriter of(String record) {
        return new RecordWriter(record);
    }

    /** Begins with a record that has no member yet. */
    public static RecordWriter empty() {
        return new RecordWriter("{}\n").json("schemaVersion", "" + RecordReader.SCHEMA_VERSION);
    }

    /** Writes a member that is a string. */
    public RecordWriter text(String member, String value) {
        text = text.withText(member, value);
        return this;
    }

    /** Writes a member that is any JSON. */
    public RecordWriter json(String member, String json) {
        text = text.with(member, json);
        return this;
    }

    /**
     * Writes a member as a person states it: as JSON where it is JSON, as a string where it is none or where the record
     * format wants a string, so that the version {@code 1.0} is no number.
     */
    public RecordWriter stated(String member, String value) {
        Optional<Value> json = RecordReader.value(SourceText.of(member, value), new Diagnostics());
        boolean wantsString = Optional.ofNullable(MemberRule.BY_NAME.get(member))
                .map(rule -> rule.kind().equals("a string"))
                .orElse(false);
        boolean isJson = json.filter(
                        found -> !wantsString || found instanceof Value.Text || found instanceof Value.Null)
                .isPresent();
        return isJson ? json(member, value.strip()) : text(member, value);
    }

    /**
     * What {@code sections} say of one heading.
     *
     * @param id its id; a section that has it already is renewed
     * @param title the heading's text
     * @param start offset of its first character
     * @param end offset behind the section
     */
    public record SectionText(String id, String title, int start, int end) {}

    /** Writes {@code sections}; whatever else an old section with the same id says is kept. */
    public RecordWriter sections(List<SectionText> sections) {
        Map<String, String> old = itemsBy("sections", members -> members.text("id"));
        List<String> items = new ArrayList<>();
        for (SectionText section : sections) {
            items.add(Optional.ofNullable(old.get(section.id()))
                    .map(item -> renewed(item, section))
                    .orElseGet(() -> item(List.of(
                            JsonString.member("id", section.id()),
                            JsonString.member("title", section.title()),
                            "\"start\": " + section.start(),
                            "\"end\": " + section.end()))));
        }
        return array("sections", items);
    }

    /**
     * What {@code citations} say of one link.
     *
     * @param title the link's text
     * @param url its address
     */
    public record CitationText(String title, String url) {}

    /** Writes {@code citations}; whatever else an old citation of the same link says is kept. */
    public RecordWriter citations(List<CitationText> citations) {
        Map<CitationText, String> old = itemsBy(
                "citations",
                members -> members.text("title")
                        .flatMap(title -> members.text("url").map(url -> new CitationText(title, url))));
        List<String> items = new ArrayList<>();
        for (CitationText citation : citations) {
            items.add(Optional.ofNullable(old.get(citation))
                    .orElseGet(() -> item(List.of(
                            JsonString.member("title", citation.title()), JsonString.member("url", citation.url())))));
        }
        return array("citations", items);
    }

    /** The record as it is now. */
    public String text() {
        return text.text();
    }

    private static String renewed(String item, SectionText section) {
        return new ObjectText(item, List.of("id", "title", "start", "end"))
                .withText("title", section.title())
                .with("start", "" + section.start())
                .with("end", "" + section.end())
                .text();
    }

    private RecordWriter array(String member, List<String> items) {
        String old = text.member(member).filter(array -> array.startsWith("[")).orElse("[]");
        return json(member, ArrayText.of(old, oldItems(member), items));
    }

    private List<String> oldItems(String member) {
        return items(member).map(items -> ArrayText.items(text.text(), items)).orElse(List.of());
    }

    private Optional<Value.Items> items(String member) {
        return text.root().member(member).filter(Value.Items.class::isInstance).map(Value.Items.class::cast);
    }

    private <K> Map<K, String> itemsBy(String member, Function<Value.Members, Optional<K>> key) {
        Map<K, String> texts = new HashMap<>();
        List<String> items = oldItems(member);
        items(member).ifPresent(values -> {
            for (int i = 0; i < items.size(); i++) {
                String item = items.get(i);
                if (values.items().get(i) instanceof Value.Members members) {
                    key.apply(members).ifPresent(found -> texts.putIfAbsent(found, item));
                }
            }
        });
        return texts;
    }

    private static String item(List<String> members) {
        return "{\n      " + String.join(",\n      ", members) + "\n    }";
    }
}
