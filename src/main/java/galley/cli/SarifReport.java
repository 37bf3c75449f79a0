package galley.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import galley.diagnostic.Code;
import galley.diagnostic.Diagnostic;
import galley.diagnostic.Diagnostics;
import galley.text.Place;
import galley.text.Position;
import galley.text.SourceText;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;

/** Prints what a command found as a SARIF 2.1.0 log, which code hosts and editors read. */
final class SarifReport {
    private final JsonGenerator json;
    private final List<Code> rules;

    private SarifReport(JsonGenerator json, Diagnostics diagnostics) {
        this.json = json;
        this.rules = diagnostics.list().stream()
                .map(Diagnostic::code)
                .distinct()
                .sorted()
                .toList();
    }

    /** Prints all diagnostics, and the rules that they name. */
    static void print(Diagnostics diagnostics, PrintWriter out) {
        out.println(PrettyJson.of(json -> new SarifReport(json, diagnostics).write(diagnostics)));
    }

    private void write(Diagnostics diagnostics) throws IOException {
        json.writeStartObject();
        json.writeStringField("$schema", "https://json.schemastore.org/sarif-2.1.0.json");
        json.writeStringField("version", "2.1.0");
        json.writeArrayFieldStart("runs");
        json.writeStartObject();
        writeTool();
        json.writeStringField("columnKind", "utf16CodeUnits");
        json.writeArrayFieldStart("results");
        for (Diagnostic diagnostic : diagnostics.list()) {
            writeResult(diagnostic);
        }
        json.writeEndArray();
        json.writeEndObject();
        json.writeEndArray();
        json.writeEndObject();
    }

    private void writeTool() throws IOException {
        json.writeObjectFieldStart("tool");
        json.writeObjectFieldStart("driver");
        json.writeStringField("name", "galley");
        Optional<String> version = Optional.ofNullable(Main.class.getPackage().getImplementationVersion());
        if (version.isPresent()) {
            json.writeStringField("version", version.get());
        }
        json.writeArrayFieldStart("rules");
        for (Code code : rules) {
            writeRule(code);
        }
        json.writeEndArray();
        json.writeEndObject();
        json.writeEndObject();
    }

    private void writeRule(Code code) throws IOException {
        json.writeStartObject();
        json.writeStringField("id", code.id());
        writeText("shortDescription", code.rule());
        writeText("help", Explanation.of(code).map(Explanation::text).orElse(code.rule()));
        json.writeObjectFieldStart("defaultConfiguration");
        json.writeStringField("level", code.severity().word());
        json.writeEndObject();
        json.writeEndObject();
    }

    private void writeResult(Diagnostic diagnostic) throws IOException {
        String hint = diagnostic.hint().isEmpty() ? "" : " Help: " + diagnostic.hint();
        json.writeStartObject();
        json.writeStringField("ruleId", diagnostic.code().id());
        json.writeNumberField("ruleIndex", rules.indexOf(diagnostic.code()));
        json.writeStringField("level", diagnostic.severity().word());
        writeText("message", diagnostic.message() + hint);
        json.writeArrayFieldStart("locations");
        writeLocation(diagnostic.place());
        json.writeEndArray();
        json.writeEndObject();
    }

    private void writeLocation(Place place) throws IOException {
        json.writeStartObject();
        json.writeObjectFieldStart("physicalLocation");
        json.writeObjectFieldStart("artifactLocation");
        json.writeStringField("uri", FileUri.of(place.file()));
        json.writeEndObject();
        if (place.source().file().length() > 0) {
            writeRegion(place);
        }
        json.writeEndObject();
        if (!place.pointer().isEmpty()) {
            json.writeArrayFieldStart("logicalLocations");
            json.writeStartObject();
            json.writeStringField("fullyQualifiedName", place.pointer());
            json.writeStringField("kind", "member");
            json.writeEndObject();
            json.writeEndArray();
        }
        json.writeEndObject();
    }

    private void writeRegion(Place place) throws IOException {
        SourceText source = place.source();
        Position start = place.position();
        Position end = source.position(place.span().end());
        int offset = source.fileOffset(place.span().start());
        json.writeObjectFieldStart("region");
        json.writeNumberField("startLine", start.line());
        json.writeNumberField("startColumn", start.column());
        json.writeNumberField("endLine", end.line());
        json.writeNumberField("endColumn", end.column());
        json.writeNumberField("charOffset", offset);
        json.writeNumberField("charLength", source.fileOffset(place.span().end()) - offset);
        json.writeEndObject();
    }

    private void writeText(String field, String text) throws IOException {
        json.writeObjectFieldStart(field);
        json.writeStringField("text", text);
        json.writeEndObject();
    }
}
