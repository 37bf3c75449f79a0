package galley.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.diagnostic.Code;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ExplainCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @ParameterizedTest
    @EnumSource
    void everyCodeHasAnExplanationWithAWrongAndARightExample(Code code) {
        String text = Explanation.of(code).orElseThrow().text();
        assertTrue(text.matches("(?s)\\p{Lu}.{40,}\\.\n\nWrong:\n    .+\n\nRight:\n    .+\n"), text);
        assertTrue(text.lines().allMatch(line -> line.length() <= 100), text);
        String wrong = text.substring(text.indexOf("Wrong:") + 6, text.indexOf("\nRight:"));
        assertTrue(
                !wrong.strip().equals(text.substring(text.indexOf("Right:") + 6).strip()), text);
    }

    @Test
    void explainsACode() {
        assertEquals(Status.GOOD, run("explain", "member-type"));
        assertTrue(
                out.toString()
                        .startsWith(
                                "member-type: error\nA member has the type that the record format gives it.\n\nThe member"),
                out.toString());
        assertTrue(out.toString().endsWith("Right:\n    \"contentLength\": 5773\n"), out.toString());
    }

    @Test
    void listsAllCodes() {
        assertEquals(Status.GOOD, run("explain"));
        assertEquals(Code.values().length, out.toString().lines().count());
        for (Code code : Code.values()) {
            assertTrue(out.toString().contains(code.id() + " "), code.id());
        }
    }

    @Test
    void anUnknownCodeIsAWrongCommandLine() {
        assertEquals(Status.USAGE, run("explain", "nope"));
        assertTrue(err.toString().startsWith("Expected a code, but found nope; galley explain lists"), err.toString());
    }

    @Test
    void anUnknownCodeThatIsNearOneIsAskedAbout() {
        assertAsks("contenthash", "content-hash");
        assertAsks("content-lenght", "content-length");
        assertAsks("error[url-form]", "url-form");
        assertAsks("claim", "claim-quote, claim-number");
    }

    private void assertAsks(String name, String meant) {
        err.getBuffer().setLength(0);
        assertEquals(Status.USAGE, run("explain", name));
        assertTrue(err.toString().contains("; did you mean " + meant + "? galley explain lists"), err.toString());
    }

    private int run(String... args) {
        return Main.run(args, new PrintWriter(out), new PrintWriter(err));
    }
}
