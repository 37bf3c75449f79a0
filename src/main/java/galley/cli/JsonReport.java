package galley.cli;

import galley.diagnostic.Diagnostic;
import galley.diagnostic.Diagnostics;
import galley.text.Place;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;

/** Prints what a command found as one JSON object for programs. */
final class JsonReport {
    private JsonReport() {}

    /** Prints the members of {@code summary}, then all diagnostics. */
    static void print(Map<String, Object> summary, Diagnostics diagnostics, PrintWriter out) {
        Map<String, Object> report = new LinkedHashMap<>(summary);
        report.put(
                "diagnostics",
                diagnostics.list().stream().map(JsonReport::members).toList());
        out.println(PrettyJson.of(report));
    }

    private static Map<String, Object> members(Diagnostic diagnostic) {
        Place place = diagnostic.place();
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("code", diagnostic.code().id());
        members.put("severity", diagnostic.severity().word());
        members.put("message", diagnostic.message());
        members.put("file", place.file());
        members.put("pointer", place.pointer());
        members.put("line", place.position().line());
        members.put("column", place.position().column());
        members.put("offset", place.source().fileOffset(place.span().start()));
        members.put("hint", diagnostic.hint());
        return members;
    }
}
