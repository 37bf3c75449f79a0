package galley.content;

import static org.junit.jupiter.api.Assertions.assertEquals;

import galley.content.RecordWriter.CitationText;
import galley.content.RecordWriter.SectionText;
import java.util.List;
import org.junit.jupiter.api.Test;

class RecordWriterTest {
    private static final String TIGHT =
            "{\"id\":\"a\",\"sections\":[{\"id\":\"s\",\"title\":\"A\",\"start\":0,\"end\":4,\"note\":[1, 2]}],\"x\":{\"y\":\"}\"}}";

    @Test
    void aMemberThatSaysTheSameKeepsItsSpelling() {
        String record = "{ \"title\" : \"\\u0041\\/b\" }";
        assertEquals(record, RecordWriter.of(record).text("title", "A/b").text());
        assertEquals(
                "{ \"title\" : \"A\" }",
                RecordWriter.of(record).text("title", "A").text());
    }

    @Test
    void aNewMemberStandsBehindItsPredecessor() {
        assertEquals(
                "{\n  \"id\": \"a\",\n  \"title\": \"A\",\n  \"x\": 1\n}",
                RecordWriter.of("{\n  \"id\": \"a\",\n  \"x\": 1\n}")
                        .text("title", "A")
                        .text());
        assertEquals(
                "{\"id\":\"a\",\"version\":\"1\",\"x\":[]}",
                RecordWriter.of("{\"id\":\"a\",\"x\":[]}").text("version", "1").text());
        assertEquals(
                "{\n  \"id\": \"a\",\n  \"x\": 1\n}",
                RecordWriter.of("{\n  \"x\": 1\n}").text("id", "a").text());
        assertEquals(
                "{\n  \"id\": \"a\",\n  \"colour\": \"b\"\n}\n",
                RecordWriter.of("{\n  \"id\": \"a\"\n}\n").text("colour", "b").text());
    }

    @Test
    void renewsASectionAndKeepsWhatElseItSays() {
        assertEquals(
                TIGHT.replace("\"end\":4", "\"end\":9"),
                RecordWriter.of(TIGHT)
                        .sections(List.of(new SectionText("s", "A", 0, 9)))
                        .text());
        assertEquals(
                TIGHT,
                RecordWriter.of(TIGHT)
                        .sections(List.of(new SectionText("s", "A", 0, 4)))
                        .text());
    }

    @Test
    void anEmptyListIsWrittenShort() {
        assertEquals(
                "{\n  \"schemaVersion\": 1,\n  \"sections\": [],\n  \"citations\": []\n}\n",
                RecordWriter.empty().sections(List.of()).citations(List.of()).text());
        assertEquals(
                "{\"citations\": []}",
                RecordWriter.of("{\"citations\": [{\"title\": \"x\", \"url\": \"y\"}]}")
                        .citations(List.of())
                        .text());
    }

    @Test
    void citationsAreWrittenInTwoSpaces() {
        assertEquals(
                "{\n  \"citations\": [\n    {\n      \"title\": \"x \\\"y\\\"\",\n      \"url\": \"z\"\n    }\n  ]\n}",
                RecordWriter.of("{\n  \"citations\": []\n}")
                        .citations(List.of(new CitationText("x \"y\"", "z")))
                        .text());
    }

    @Test
    void aStatedValueIsJsonWhereItCanBe() {
        RecordWriter writer = RecordWriter.of("{}");
        writer.stated("version", "1.0").stated("author", "null").stated("topic", "\"t\"");
        writer.stated("related", "[\"a\"]").stated("colour", "7").stated("series", "[draft");
        assertEquals("""
                {
                  "author": null,
                  "topic": "t",
                  "series": "[draft",
                  "version": "1.0",
                  "related": ["a"],
                  "colour": 7
                }""", writer.text());
    }
}
