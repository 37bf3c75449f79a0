package galley.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.text.Place;
import galley.text.SourceText;
import galley.text.Span;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Iterator;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Holds a log against what SARIF 2.1.0 requires: sections 3.13 (log), 3.14 (run), 3.18 and 3.19 (tool), 3.27 (result),
 * 3.28 to 3.30 (location and region), 3.49 (reporting descriptor). No member outside the standard is written.
 */
class SarifReportTest {
    private static final SourceText FILE = SourceText.of("a b/ü.json", "{\n  \"id\": 1, \"x\": 2\n}\n");

    @Test
    void holdsARunWithItsToolAndRules() throws IOException {
        JsonNode log = log();
        assertEquals(Set.of("$schema", "version", "runs"), names(log));
        assertEquals("2.1.0", log.get("version").asText());
        JsonNode run = log.get("runs").get(0);
        assertEquals(Set.of("tool", "columnKind", "results"), names(run));
        assertEquals("utf16CodeUnits", run.get("columnKind").asText());
        JsonNode driver = run.get("tool").get("driver");
        assertEquals("galley", driver.get("name").asText());
        assertEquals(2, driver.get("rules").size(), "each rule once");
        for (JsonNode rule : driver.get("rules")) {
            assertEquals(Set.of("id", "shortDescription", "help", "defaultConfiguration"), names(rule));
            assertFalse(rule.get("help").get("text").asText().isBlank());
            assertFalse(rule.get("shortDescription").get("text").asText().isBlank());
        }
    }

    @Test
    void aResultNamesItsRuleAndItsPlace() throws IOException {
        JsonNode results = log().get("runs").get(0).get("results");
        assertEquals(3, results.size());
        JsonNode result = results.get(1);
        assertEquals(Set.of("ruleId", "ruleIndex", "level", "message", "locations"), names(result));
        assertEquals("member-type", result.get("ruleId").asText());
        assertEquals(ruleAt(result), result.get("ruleId").asText());
        assertEquals("error", result.get("level").asText());
        assertEquals(
                "Expected a string. Help: quote it",
                result.get("message").get("text").asText());
        JsonNode location = result.get("locations").get(0);
        JsonNode physical = location.get("physicalLocation");
        assertEquals(
                "a%20b/%C3%BC.json", physical.get("artifactLocation").get("uri").asText());
        JsonNode region = physical.get("region");
        assertEquals(
                Set.of("startLine", "startColumn", "endLine", "endColumn", "charOffset", "charLength"), names(region));
        assertEquals(2, region.get("startLine").asInt());
        assertEquals(9, region.get("startColumn").asInt());
        assertEquals(10, region.get("endColumn").asInt());
        assertEquals(10, region.get("charOffset").asInt());
        assertEquals(
                "/id",
                location.get("logicalLocations")
                        .get(0)
                        .get("fullyQualifiedName")
                        .asText());
    }

    @Test
    void levelsAreThoseOfTheStandard() throws IOException {
        for (JsonNode result : log().get("runs").get(0).get("results")) {
            assertTrue(Set.of("error", "warning", "note")
                    .contains(result.get("level").asText()));
        }
    }

    @Test
    void aFileOfWhichNothingIsKnownHasNoRegion() throws IOException {
        JsonNode physical =
                log().get("runs").get(0).get("results").get(2).get("locations").get(0);
        assertEquals(Set.of("artifactLocation"), names(physical.get("physicalLocation")));
        assertEquals(Set.of("physicalLocation"), names(physical));
    }

    @Test
    void pathsBecomeUris() {
        assertEquals("content/a.json", FileUri.of("content/a.json"));
        assertEquals("content/a.json", FileUri.of("content\\a.json"));
        assertEquals("file:///srv/a%25.json", FileUri.of("/srv/a%.json"));
        assertEquals("file:///C:/x/a.json", FileUri.of("C:\\x\\a.json"));
        assertEquals("a%3Ab/c:d", FileUri.of("a:b/c:d"));
    }

    private static String ruleAt(JsonNode result) throws IOException {
        JsonNode rules = log().get("runs").get(0).get("tool").get("driver").get("rules");
        return rules.get(result.get("ruleIndex").asInt()).get("id").asText();
    }

    private static JsonNode log() throws IOException {
        Diagnostics diagnostics = new Diagnostics();
        Place id = new Place(FILE, new Span(10, 11), "/id");
        diagnostics.add(Code.MEMBER_TYPE, id, "Expected a string.");
        diagnostics.add(Code.MEMBER_TYPE, id, "Expected a string.", "quote it");
        diagnostics.add(Code.FILE_UNREADABLE, Place.ofFile("gone.json"), "Gone.");
        StringWriter out = new StringWriter();
        SarifReport.print(diagnostics, new PrintWriter(out));
        return new ObjectMapper().readTree(out.toString());
    }

    private static Set<String> names(JsonNode node) {
        Set<String> names = new TreeSet<>();
        for (Iterator<String> each = node.fieldNames(); each.hasNext(); ) {
            names.add(each.next());
        }
        return names;
    }
}
