package galley.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import galley.build.Drafts;
import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.text.Place;
import galley.text.SourceText;
import galley.text.Span;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LiveStateTest {
    private static final Place PLACE =
            new Place(SourceText.of("a\"b.json", "{\n  \"x\": 1\u2028\n}"), new Span(4, 7), "/x");

    @Test
    void aPageIsToldWhatTheTerminalPrints() throws IOException {
        Diagnostics diagnostics = new Diagnostics();
        diagnostics.add(Code.FILE_BOM, Place.ofFile("w.json"), "A warning.", "help it");
        diagnostics.add(Code.MEMBER_UNKNOWN, Place.ofFile("n.json"), "A note.");
        diagnostics.add(Code.SYNTAX, PLACE, "Expected <this>,\nbut found that.");
        JsonNode told = told(diagnostics);
        assertEquals("", told.get("page").asText());
        assertEquals(0, told.get("more").asInt());
        assertEquals(2, told.get("faults").size());
        JsonNode error = told.get("faults").get(0);
        assertEquals("error[syntax]", error.get("kind").asText());
        assertEquals("a\"b.json:2:3", error.get("place").asText());
        assertEquals(
                "Expected <this>,<U+000A>but found that.", error.get("message").asText());
        assertEquals("  \"x\": 1<U+2028>\n  ^^^\n", error.get("excerpt").asText());
        JsonNode warning = told.get("faults").get(1);
        assertEquals("w.json", warning.get("place").asText());
        assertEquals("", warning.get("excerpt").asText());
        assertEquals("help it", warning.get("hint").asText());
    }

    @Test
    void aTextThatIsNotSealedIsNoFaultButIsTold() throws IOException {
        Diagnostics diagnostics = new Diagnostics();
        diagnostics.add(Code.UNSEALED, Place.ofFile("content/a.md"), "This text is not sealed yet.");
        assertEquals(List.of(), Fault.all(diagnostics));
        LiveState state = new LiveState(1, Optional.empty(), Drafts.files(diagnostics), List.of());
        JsonNode told = new ObjectMapper().readTree(state.json("/"));
        assertEquals(1, told.get("drafts").size());
        assertEquals("content/a.md", told.get("drafts").get(0).asText());
    }

    @Test
    void thousandsAreCounted() throws IOException {
        Diagnostics diagnostics = new Diagnostics();
        for (int i = 0; i < 2000; i++) {
            diagnostics.add(Code.SYNTAX, PLACE, "No " + i);
        }
        JsonNode told = told(diagnostics);
        assertEquals(50, told.get("faults").size());
        assertEquals(1950, told.get("more").asInt());
    }

    private static JsonNode told(Diagnostics diagnostics) throws IOException {
        String json = LiveState.first().broken(Fault.all(diagnostics)).json("/");
        assertEquals(1, json.lines().count(), "an event is one line");
        return new ObjectMapper().readTree(json);
    }
}
