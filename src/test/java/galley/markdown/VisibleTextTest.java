package galley.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VisibleTextTest {

    @ParameterizedTest
    @CsvSource({
        "'# A\n\nb\nc', 'A|b|c|'",
        "'*a*`b`**c**<i>d</i>', 'abc<i>d</i>|'",
        "'1. a\n2. b\n   - c', 'a|b|c|'",
        "'> a  \n> b\\\n> c', 'a|b|c|'",
        "'```x\na  b\n\nc\n```', 'a b|c|'",
        "'<!-- a -->', '<!-- a -->|'",
        "'$$\na\nb\n$$', 'a|b|'",
        "'| a | b |\n|-|-|\n| c | |', 'a|b|c|'",
        "'[a *b*](u) ![c](v) ![](w)', 'a b c w|'",
        "'&lt;&amp;\\*', '<&*|'",
        "'---\n\n[a]: b', ''"
    })
    void isWhatAReaderSees(String content, String lines) {
        assertEquals(lines.replace('|', '\n'), Samples.parse(content).plainText());
    }

    @Test
    void normalFormCollapsesTheWhiteSpaceOfHtmlOnly() {
        assertEquals("a b\u00A0\u2003c", VisibleText.normal("\n a \t\r\n\fb\u00A0\u2003c "));
        assertEquals("", VisibleText.normal(" \n"));
        assertEquals("", VisibleText.normal(""));
    }
}
