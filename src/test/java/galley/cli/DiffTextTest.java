package galley.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.GoldenFile;
import galley.SealedLesson;
import galley.revision.Lessons;
import galley.revision.Revision;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DiffTextTest {
    static Comparison comparison() {
        return of(Lessons.resource("board-link-1.0.0.json"), Lessons.resource("board-link-1.1.0.json"));
    }

    private static Comparison of(Revision before, Revision now) {
        return new Comparison(List.of(LessonDiff.of(Optional.of(before), Optional.of(now))), Optional.empty());
    }

    private static Comparison of(String before, String now) {
        return of(Lessons.of(before), Lessons.of(now));
    }

    @Test
    void textIsAsReviewed() {
        GoldenFile.check("revision/diff.txt", new DiffText(Palette.PLAIN).of(comparison()) + "\n");
    }

    @Test
    void coloursOnlyAddToTheSigns() {
        String coloured = new DiffText(Palette.COLOUR).of(comparison());
        assertTrue(coloured.contains("\u001B[31m[-45 μs-]\u001B[0m → \u001B[32m{+46 μs+}\u001B[0m"), coloured);
        assertEquals(new DiffText(Palette.PLAIN).of(comparison()), coloured.replaceAll("\u001B\\[[0-9]+m", ""));
    }

    @Test
    void sameRevisionsLeaveOneLine() {
        assertEquals("no differences", new DiffText(Palette.PLAIN).of(of("# A\n\nText.\n", "# A\n\nText.\n")));
    }

    @Test
    void nothingOfALessonReachesTheTerminalAsACommand() {
        String text = new DiffText(Palette.PLAIN).of(of("# A\n\nText.\n", "# A\u001B[2J\n\nText\u202E 5\u0007.\n"));
        assertFalse(text.matches("(?s).*[\\p{Cc}\\p{Cf}&&[^\\n]].*"), text);
        assertTrue(text.contains("<U+001B>[2J"), text);
    }

    @Test
    void sitesAreSummedUpByLessonsAndFiles() {
        Revision lesson = Lessons.of(SealedLesson.of("# A\n"));
        FileChanges files = new FileChanges(List.of("new.html"), List.of(), List.of("a.html", "b.html"));
        Comparison sites =
                new Comparison(List.of(LessonDiff.of(Optional.empty(), Optional.of(lesson))), Optional.of(files));
        assertEquals(
                "a-lesson 1.0.0\n  lesson added\n\nFiles\n  changed a.html\n  changed b.html\n  added new.html\n\n"
                        + "1 lesson added, 2 files changed, 1 file added",
                new DiffText(Palette.PLAIN).of(sites));
    }
}
