package galley.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import galley.diagnostic.Diagnostic;
import galley.diagnostic.Diagnostics;
import galley.text.Place;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Map;

/** Prints what a command found as one JSON object for programs. */
final class JsonReport {
    private static final JsonFactory JSON = new JsonFactory();

    private JsonReport() {}

    /** Prints the members of {@code summary}, then all diagnostics. */
    static void print(Map<String, Object> summary, Diagnostics diagnostics, PrintWriter out) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(text)) {
            DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
            json.setPrettyPrinter(
                    new DefaultPrettyPrinter().withObjectIndenter(indenter).withArrayIndenter(indenter));
            json.writeStartObject();
            for (Map.Entry<String, Object> member : summary.entrySet()) {
                json.writeFieldName(member.getKey());
                JsonTree.write(member.getValue(), json);
            }
            json.writeArrayFieldStart("diagnostics");
            for (Diagnostic diagnostic : diagnostics.list()) {
                write(diagnostic, json);
            }
            json.writeEndArray();
            json.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        out.println(text);
    }

    private static void write(Diagnostic diagnostic, JsonGenerator json) throws IOException {
        Place place = diagnostic.place();
        json.writeStartObject();
        json.writeStringField("code", diagnostic.code().id());
        json.writeStringField("severity", diagnostic.severity().word());
        json.writeStringField("message", diagnostic.message());
        json.writeStringField("file", place.file());
        json.writeStringField("pointer", place.pointer());
        json.writeNumberField("line", place.position().line());
        json.writeNumberField("column", place.position().column());
        json.writeNumberField("offset", place.source().fileOffset(place.span().start()));
        json.writeStringField("hint", diagnostic.hint());
        json.writeEndObject();
    }
}
