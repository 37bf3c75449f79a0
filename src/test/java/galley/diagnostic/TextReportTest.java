package galley.diagnostic;

import static org.junit.jupiter.api.Assertions.assertEquals;

import galley.text.Place;
import galley.text.SourceText;
import galley.text.Span;
import org.junit.jupiter.api.Test;

class TextReportTest {
    @Test
    void pointsAtThePlace() {
        SourceText file = SourceText.of("a.json", "{\n  \"version\": 1\n}\n");
        Place place = new Place(file, new Span(15, 16), "/version");
        assertEquals(
                """
                a.json:2:14: error[member-type]: Expected a string for version, but found a number.
                  |   "version": 1
                  |              ^
                  help: put it in quotation marks
                """,
                TextReport.of(new Diagnostic(
                        Code.MEMBER_TYPE,
                        place,
                        "Expected a string for version, but found a number.",
                        "put it in quotation marks")));
    }

    @Test
    void showsALongLineAroundThePlace() {
        SourceText file = SourceText.of("a.json", "x".repeat(300) + "y" + "z".repeat(300));
        Place place = new Place(file, new Span(300, 301), "");
        assertEquals(
                "a.json:1:301: warning[file-bom]: here\n"
                        + "  | …" + "x".repeat(50) + "y" + "z".repeat(49) + "…\n"
                        + "  | " + " ".repeat(51) + "^\n",
                TextReport.of(new Diagnostic(Code.FILE_BOM, place, "here", "")));
    }

    @Test
    void printsControlCharactersByNumber() {
        SourceText file = SourceText.of("a.json", "\u001B[31mx\u202E");
        Place place = new Place(file, new Span(5, 6), "");
        assertEquals(
                "a.json:1:6: note[member-unknown]: <U+0007>\n  | <U+001B>[31mx<U+202E>\n  | " + " ".repeat(12) + "^\n",
                TextReport.of(new Diagnostic(Code.MEMBER_UNKNOWN, place, "\u0007", "")));
    }

    @Test
    void namesAFileOfWhichNothingIsKnown() {
        assertEquals(
                "gone.json: error[file-unreadable]: Expected a file, but there is no such file.\n",
                TextReport.of(new Diagnostic(
                        Code.FILE_UNREADABLE,
                        Place.ofFile("gone.json"),
                        "Expected a file, but there is no such file.",
                        "")));
    }
}
