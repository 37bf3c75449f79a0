package galley.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class SourceTextTest {
    @Test
    void everyKindOfLineEndBeginsALine() {
        SourceText text = SourceText.of("x", "a\nb\r\nc\rd");
        assertEquals(new Position(1, 1), text.position(0));
        assertEquals(new Position(1, 2), text.position(1));
        assertEquals(new Position(2, 1), text.position(2));
        assertEquals(new Position(2, 3), text.position(4), "the LF of a CRLF belongs to the line it ends");
        assertEquals(new Position(3, 1), text.position(5));
        assertEquals(new Position(4, 1), text.position(7));
        assertEquals(new Position(4, 2), text.position(8), "the end of the text has a position");
    }

    @Test
    void columnsCountUtf16CodeUnits() {
        assertEquals(new Position(1, 4), SourceText.of("x", "\uD83D\uDE00μx").position(3));
    }

    @Test
    void anEmptyTextHasOnePosition() {
        assertEquals(new Position(1, 1), SourceText.of("x", "").position(0));
        assertThrows(
                IndexOutOfBoundsException.class, () -> SourceText.of("x", "").position(1));
    }

    @Test
    void aLineComesWithoutItsEnd() {
        SourceText text = SourceText.of("x", "one\r\ntwo\n");
        assertEquals("one", text.lineAt(1));
        assertEquals("two", text.lineAt(5));
        assertEquals("", text.lineAt(9));
    }

    @Test
    void anEmbeddedTextAnswersInTheFile() {
        SourceText file = SourceText.of("a.json", "{\n\"c\": \"x\\ny\"}");
        SourceText inner = file.embedded("x\ny", offset -> offset < 2 ? 8 + offset : 9 + offset);
        assertEquals(new Position(2, 7), inner.position(0));
        assertEquals(new Position(2, 10), inner.position(2));
        assertEquals(11, inner.fileOffset(2));
        assertEquals("\"c\": \"x\\ny\"}", inner.lineAt(2));
        assertEquals("a.json", inner.name());
    }

    @Test
    void textsEmbedInEachOther() {
        SourceText file = SourceText.of("a", "0123456789");
        SourceText middle = file.embedded("345678", offset -> 3 + offset);
        SourceText inner = middle.embedded("56", offset -> 2 + offset);
        assertEquals(5, inner.fileOffset(0));
        assertEquals(new Position(1, 7), inner.position(1));
    }
}
