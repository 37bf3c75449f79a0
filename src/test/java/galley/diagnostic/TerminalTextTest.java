package galley.diagnostic;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TerminalTextTest {
    private static final String TEXT = "a\tb\n\u001B[2J\u202E\uDB40\uDC01é";

    @Test
    void linesStayLines() {
        assertEquals("a<U+0009>b\n<U+001B>[2J<U+202E><U+E0001>é", TerminalText.lines(TEXT));
    }

    @Test
    void oneLineHasSpacesForLineFeeds() {
        assertEquals("a<U+0009>b <U+001B>[2J<U+202E><U+E0001>é", TerminalText.line(TEXT));
    }

    @Test
    void cellsKeepTheWidthOfTabs() {
        assertEquals("a b<U+000A><U+001B>[2J<U+202E><U+E0001>é", TerminalText.cells(TEXT));
    }
}
