package galley.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import galley.SealedLesson;
import galley.diagnostic.Diagnostics;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class VersionsViewTest {
    private static List<LessonHistory> histories(SiteLesson... lessons) {
        return Placement.of(List.of(lessons), SiteAddress.UNKNOWN, new Diagnostics()).stream()
                .map(Placement::history)
                .toList();
    }

    private static Map<String, Object> model(List<LessonHistory> histories, int lesson, int revision) {
        LessonHistory history = histories.get(lesson);
        return new VersionsView(histories, VersionsView.superseding(histories))
                .model(history, history.revisions().get(revision));
    }

    private static SealedLesson lesson(String id) {
        return SealedLesson.of("# " + id + "\n").text("id", id).text("title", "Lesson " + id);
    }

    @Test
    void aLessonOfOneRevisionAddsNothing() {
        assertEquals(Map.of(), model(histories(VerifiedLessons.version("1.0")), 0, 0));
    }

    @Test
    void anOlderRevisionNamesTheNewest() {
        Map<String, Object> model =
                model(histories(VerifiedLessons.version("1.0"), VerifiedLessons.version("1.1")), 0, 0);
        assertEquals(
                Map.of(
                        "newest",
                        Map.of("version", "1.1", "href", "../../../../lessons/a-lesson/"),
                        "canonical",
                        "../../../../lessons/a-lesson/"),
                model);
    }

    @Test
    void everyRevisionListsTheEarlierOnes() {
        List<LessonHistory> histories = histories(
                VerifiedLessons.version("1.0"), VerifiedLessons.version("1.1"), VerifiedLessons.version("1.2"));
        assertEquals(
                List.of(
                        Map.of(
                                "version", "1.1",
                                "href", "../../lessons/a-lesson/v/1.1/",
                                "next", "1.2",
                                "changesHref", "../../lessons/a-lesson/v/1.2/changes/"),
                        Map.of(
                                "version", "1.0",
                                "href", "../../lessons/a-lesson/v/1.0/",
                                "next", "1.1",
                                "changesHref", "../../lessons/a-lesson/v/1.1/changes/")),
                model(histories, 0, 2).get("earlier"));
        assertEquals(1, ((List<?>) model(histories, 0, 1).get("earlier")).size());
    }

    @Test
    void eitherLessonMaySayThatOneSupersedesTheOther() {
        List<LessonHistory> histories = histories(
                VerifiedLessons.of(lesson("a").json("supersededBy", "[\"elsewhere\", \"a\"]")),
                VerifiedLessons.of(lesson("b").json("supersedes", "[\"a\"]")));
        assertEquals(
                List.of(Map.of("title", "elsewhere"), Map.of("title", "Lesson b", "href", "../../lessons/b/")),
                model(histories, 0, 0).get("supersededBy"));
        assertEquals(
                List.of(Map.of("title", "Lesson a", "href", "../../lessons/a/")),
                model(histories, 1, 0).get("supersedes"));
    }
}
