package galley.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.Map;

/** JSON as commands print it: indented, and the same on every system. */
final class PrettyJson {
    private static final JsonFactory JSON = new JsonFactory();
    private static final DefaultIndenter INDENTER = new DefaultIndenter("  ", "\n");

    private PrettyJson() {}

    /** Writes one value. */
    interface Writer {
        void write(JsonGenerator json) throws IOException;
    }

    /** Maps, lists, texts, numbers and booleans, one in the other, as JSON. */
    static String of(Object tree) {
        return of(json -> write(tree, json));
    }

    /** What {@code writer} writes. */
    static String of(Writer writer) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(text)) {
            json.setPrettyPrinter(
                    new DefaultPrettyPrinter().withObjectIndenter(INDENTER).withArrayIndenter(INDENTER));
            writer.write(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    private static void write(Object value, JsonGenerator json) throws IOException {
        if (value instanceof Map<?, ?> map) {
            json.writeStartObject();
            for (Map.Entry<?, ?> member : map.entrySet()) {
                json.writeFieldName(String.valueOf(member.getKey()));
                write(member.getValue(), json);
            }
            json.writeEndObject();
        } else if (value instanceof Collection<?> items) {
            json.writeStartArray();
            for (Object item : items) {
                write(item, json);
            }
            json.writeEndArray();
        } else {
            json.writePOJO(value);
        }
    }
}
