package galley.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import galley.SealedLesson;
import galley.diagnostic.Diagnostics;
import java.util.List;
import org.junit.jupiter.api.Test;

class LessonHistoryTest {
    private final Diagnostics found = new Diagnostics();

    private List<LessonHistory> histories(SiteLesson... lessons) {
        return Placement.of(List.of(lessons), SiteAddress.UNKNOWN, found).stream()
                .map(Placement::history)
                .toList();
    }

    private static List<String> pages(LessonHistory history) {
        return history.revisions().stream()
                .map(page -> page.paths().page().value())
                .toList();
    }

    @Test
    void onlyTheNewestStandsAtTheLessonsOwnPath() {
        LessonHistory history = histories(
                        VerifiedLessons.version("1.10.0"),
                        VerifiedLessons.version("1.9.0"),
                        VerifiedLessons.version("1.10.0-rc.1+build.5"))
                .get(0);
        assertEquals(
                List.of(
                        "lessons/a-lesson/v/1.9.0/index.html",
                        "lessons/a-lesson/v/1.10.0-rc.1~build.5/index.html",
                        "lessons/a-lesson/index.html"),
                pages(history));
        LessonCard older = history.revisions().get(0);
        assertEquals("records/a-lesson.v1.9.0.json", older.paths().record().value());
        assertEquals("records/a-lesson.v1.9.0.md", older.paths().markdown().value());
        assertEquals(
                "lessons/a-lesson/v/1.10.0/changes/index.html",
                history.changes(history.newest()).value());
    }

    @Test
    void anOlderRevisionLiesBelowTheNewestAddress() {
        SiteLesson older = VerifiedLessons.of(
                SealedLesson.of("# A\n").text("version", "1.0").text("canonicalUrl", "https://x.example/old/"));
        SiteLesson newer = VerifiedLessons.of(
                SealedLesson.of("# A\n").text("version", "1.1").text("canonicalUrl", "https://x.example/new.html"));
        assertEquals(
                List.of("new/v/1.0/index.html", "new.html"),
                pages(histories(older, newer).get(0)));
    }
}
