package galley.content;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SyntaxWordingTest {
    @Test
    void saysComplaintsInOwnWords() {
        assertEquals(
                "The text ends before the object does.",
                SyntaxWording.of("Unexpected end-of-input: expected close marker")
                        .message());
        assertEquals(
                new SyntaxWording("JSON knows no escape \\q.", "write two backslashes for one that is meant"),
                SyntaxWording.of("Unrecognized character escape 'q' (code 113)"));
        assertEquals(
                "Expected a comma between two entries, but found '\"'.",
                SyntaxWording.of(
                                "Unexpected character ('\"' (code 34)): was expecting comma to separate Object entries")
                        .message());
    }

    @Test
    void keepsAComplaintThatNobodyForesaw() {
        assertEquals(
                "Something odd.", SyntaxWording.of("something odd\n at [x]").message());
        assertEquals("This cannot be read.", SyntaxWording.of("").message());
    }
}
