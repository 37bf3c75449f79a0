package galley.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import galley.text.Position;
import galley.text.SourceText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LessonTextTest {
    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void write() throws IOException {
        file = Files.writeString(folder.resolve("a.json"), "{\n  \"id\": 1\n}\n");
    }

    @Test
    void aPlaceIsLookedUpInTheFileAsItIs() throws IOException {
        SourceText text = LessonText.onDemand(file.toString(), 13);
        Files.writeString(file, "{\n\n  \"id\": 1\n}\n");
        assertEquals(new Position(4, 1), text.position(13));
    }

    /** A save may come between a build and the telling of it. */
    @Test
    void aFileThatIsTooShortByNowHasChanged() throws IOException {
        SourceText text = LessonText.onDemand(file.toString(), 13);
        Files.writeString(file, "{}");
        assertThrows(UncheckedIOException.class, () -> text.position(12));
    }

    @Test
    void aFileOfAnotherLengthHasChanged() throws IOException {
        SourceText text = LessonText.again(file.toString(), 14);
        assertEquals(new Position(2, 3), LessonText.again(file.toString(), 14).position(4));
        Files.writeString(file, "{\n\n  \"id\": 1\n}\n");
        assertThrows(UncheckedIOException.class, () -> text.position(4));
    }
}
